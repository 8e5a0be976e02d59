import {
  bmi,
  dailyTargets,
  EMPTY_PROFILE,
  type Profile,
  TargetsError,
  targetCautions,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

/** BMR 816.4656 + 1111.25 − 150 + 5 = 1782.7 → 1783 kcal. */
const MAN: Profile = {
  ...EMPTY_PROFILE,
  age: 30,
  gender: 'male',
  heightFeet: 5,
  heightInches: 10,
  weight: 180,
  weeklyFoodBudget: 100,
}
/** BMR 680.388 + 1031.875 − 150 − 161 = 1401.3 → 1401 kcal. */
const WOMAN: Profile = { ...MAN, gender: 'female', heightInches: 5, weight: 150 }

describe('daily calories', () => {
  it.each([
    ['sedentary', 1615, 2115, 2490],
    ['lightly_active', 1927, 2427, 2802],
    ['moderately_active', 2239, 2739, 3114],
    ['very_active', 2551, 3051, 3426],
    ['extremely_active', 2863, 3363, 3738],
  ] as const)(
    'are for a %s man %i to lose, %i to maintain, %i to gain',
    (activityLevel, lose, maintain, gain) => {
      expect(dailyTargets({ ...MAN, activityLevel, goal: 'lose' }).calories).toBe(lose)
      expect(dailyTargets({ ...MAN, activityLevel, goal: 'maintain' }).calories).toBe(maintain)
      expect(dailyTargets({ ...MAN, activityLevel, goal: 'gain' }).calories).toBe(gain)
    },
  )

  it.each([
    ['sedentary', 1156, 1656, 2031],
    ['lightly_active', 1401, 1901, 2276],
    ['moderately_active', 1647, 2147, 2522],
    ['very_active', 1892, 2392, 2767],
    ['extremely_active', 2137, 2637, 3012],
  ] as const)(
    'are for a %s woman %i to lose, %i to maintain, %i to gain',
    (activityLevel, lose, maintain, gain) => {
      expect(dailyTargets({ ...WOMAN, activityLevel, goal: 'lose' }).calories).toBe(lose)
      expect(dailyTargets({ ...WOMAN, activityLevel, goal: 'maintain' }).calories).toBe(maintain)
      expect(dailyTargets({ ...WOMAN, activityLevel, goal: 'gain' }).calories).toBe(gain)
    },
  )

  it('follow the formula up to the largest body that the form accepts', () => {
    const largest: Profile = { ...MAN, age: 18, heightFeet: 8, heightInches: 11, weight: 660 }
    // BMR 2993.7072 + 1698.625 − 90 + 5 = 4607.3 → 4607; 4607 × 1.9 + 350 = 9103.3.
    expect(dailyTargets({ ...largest, activityLevel: 'extremely_active', goal: 'gain' }).calories).toBe(9103)
  })

  it('throw an error that says what, why and what to do when they are not positive', () => {
    // BMR 299.37072 + 762 − 500 − 161 = 400.4 → 400; 400 × 1.2 − 525 = −45.
    const smallest: Profile = { ...WOMAN, age: 100, heightFeet: 4, heightInches: 0, weight: 66, goal: 'lose' }
    expect(() => dailyTargets(smallest)).toThrow(TargetsError)
    expect(() => dailyTargets(smallest)).toThrow(/^The answers leave no energy.*maintain/)
    expect(dailyTargets({ ...smallest, goal: 'maintain' }).calories).toBe(455)
  })
})

describe('daily macros', () => {
  it.each([
    ['', 'lose', { calories: 1615, protein: 121, fat: 54, carbs: 162 }],
    ['', 'maintain', { calories: 2115, protein: 132, fat: 71, carbs: 238 }],
    ['', 'gain', { calories: 2490, protein: 156, fat: 83, carbs: 280 }],
    ['keto', 'lose', { calories: 1615, protein: 101, fat: 126, carbs: 20 }],
    ['Ketogenic diet', 'lose', { calories: 1615, protein: 101, fat: 126, carbs: 20 }],
    ['Low-carb please', 'lose', { calories: 1615, protein: 141, fat: 81, carbs: 81 }],
    ['low carb', 'lose', { calories: 1615, protein: 141, fat: 81, carbs: 81 }],
    ['vegan, high protein', 'lose', { calories: 1615, protein: 162, fat: 45, carbs: 141 }],
    ['high protein, low carb, keto', 'lose', { calories: 1615, protein: 101, fat: 126, carbs: 20 }],
    ['high protein and low carb', 'lose', { calories: 1615, protein: 141, fat: 81, carbs: 81 }],
    ['not keto', 'lose', { calories: 1615, protein: 121, fat: 54, carbs: 162 }],
  ] as const)('follow the restrictions "%s" and the goal %s', (dietaryRestrictions, goal, macros) => {
    expect(dailyTargets({ ...MAN, dietaryRestrictions, goal })).toMatchObject(macros)
  })

  it.each([
    ['male', 18, 38],
    ['male', 49, 38],
    ['male', 50, 30],
    ['male', 100, 30],
    ['female', 49, 25],
    ['female', 50, 21],
  ] as const)('give a %s of %i years %i g of fiber', (gender, age, fiber) => {
    expect(dailyTargets({ ...MAN, gender, age }).fiber).toBe(fiber)
  })
})

describe('targetCautions', () => {
  it('warns of few calories, by sex', () => {
    expect(targetCautions({ ...WOMAN, goal: 'lose' })).toEqual(['low-calories'])
    expect(targetCautions({ ...WOMAN, goal: 'lose', activityLevel: 'lightly_active' })).toEqual([])
    // BMR 766.57 + 1111.25 − 310 + 5 = 1572.8 → 1573; 1573 × 1.2 − 525 = 1362.6: enough for a woman only.
    expect(targetCautions({ ...MAN, age: 62, weight: 169 })).toEqual(['low-calories'])
  })

  it('warns the underweight, whatever their goal', () => {
    const light: Profile = { ...MAN, weight: 120, activityLevel: 'extremely_active' }
    expect(bmi(light)).toBeCloseTo(17.22, 2)
    expect(targetCautions({ ...light, goal: 'lose' })).toEqual(['underweight-losing'])
    expect(targetCautions({ ...light, goal: 'maintain' })).toEqual(['underweight'])
    expect(targetCautions({ ...light, goal: 'gain' })).toEqual(['underweight'])
    const near = (weight: number) => targetCautions({ ...light, weight, goal: 'maintain' })
    // 18.5 kg/m² are 128.9 lb at 5 feet 10 inches.
    expect(near(128.8)).toEqual(['underweight'])
    expect(near(129)).toEqual([])
    const thin: Profile = { ...MAN, heightFeet: 5, heightInches: 5, weight: 66, goal: 'gain' }
    expect(targetCautions(thin)).toContain('underweight')
  })

  it('warns of gaining weight above a body mass index of 40', () => {
    const heavy: Profile = { ...MAN, weight: 300, goal: 'gain' }
    expect(bmi(heavy)).toBeGreaterThan(40)
    expect(targetCautions(heavy)).toEqual(['obese-gaining'])
    expect(targetCautions({ ...heavy, goal: 'maintain' })).toEqual([])
  })

  it.each([
    [19, ['young-losing']],
    [20, []],
    [65, []],
    [66, ['older-losing']],
  ] as const)('warns of losing weight at %i with %j', (age, cautions) => {
    const adult: Profile = { ...MAN, age, activityLevel: 'very_active' }
    expect(targetCautions({ ...adult, goal: 'lose' })).toEqual(cautions)
    expect(targetCautions({ ...adult, goal: 'maintain' })).toEqual([])
  })

  it.each([
    ['I am pregnant', 'pregnancy'],
    ['breastfeeding', 'pregnancy'],
    ['kidney disease', 'kidney_disease'],
    ['low potassium', 'kidney_disease'],
    ['on insulin', 'diabetes'],
    ['type 2 diabetes', 'diabetes'],
    ['recovering from an eating disorder', 'eating_disorder'],
    ['for my toddler', 'young_child'],
  ])('warns those who write "%s"', (dietaryRestrictions, condition) => {
    const profile: Profile = { ...MAN, goal: 'maintain', activityLevel: 'very_active', dietaryRestrictions }
    expect(targetCautions(profile)).toEqual([condition])
  })
})
