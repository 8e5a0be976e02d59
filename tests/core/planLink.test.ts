import {
  builtInFoods,
  dailyTargets,
  type Eaters,
  type Food,
  type OtherPerson,
  otherPortions,
  type Profile,
  parsePlanLink,
  planBasisOf,
  planToLink,
  portionFor,
  readRestrictions,
  toMeal,
  toMealItem,
  toWeekPlan,
  type WeekPlan,
  weekPlanSchema,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { parseBase64url, toBase64url } from '../../src/core/along/link/base64url.js'
import { checksumOf } from '../../src/core/along/link/linkFormat.js'
import { scaledTargets } from '../../src/core/nutrition/scaledTargets.js'
import { createRandom } from '../../src/planner/createRandom.js'
import { plannedWeek } from '../support/plannedWeek.js'
import { sampleProfile } from '../support/sampleProfile.js'

const startDate = '2026-11-21'
const plan = (changes: Partial<Profile> = {}, seed = 1) => plannedWeek(changes, seed, startDate)

/** What the first version wrote of the sample plan. It must open for as long as there are such links. */
const FIRST_VERSION_LINK =
  '1.1hof9dd.AaqiAQyVWlkxWIDBg4SScpH1V5eQy_jHHdlqlmBh3HZfe1AygQz8hwSKr8ZFMJt_-bV0cH4EBQUCBgAIAAMAAQIHCwAMDhACEgAEAwQFBgYVAhYAGBoAAwcICQQdAB4gAAIKCwQAGAQIATwYPAQCNAQ8AwQEBAAAAQECAgMDBAAAAQECAgMDBAAAAQECAgMDBAAAAQECAgMDBAAAAQECAgMDBAAAAQECAgMDBAAAAQECAgMDrg2AAasBORk.and_with_oatmeal_banana_almonds_chicken_brown_rice_bowl_broccoli_salmon_potatoes_green_beans_eggs_an_apple'

/** Equal except for the last digits of sums. */
const rounded = (week: WeekPlan): unknown =>
  JSON.parse(
    JSON.stringify(week, (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value)),
  )

function opened(text: string, foods?: readonly Food[]) {
  const content = parsePlanLink(text, foods)
  if (content.failure !== null) throw new Error(`The link is refused: ${content.failure}`)
  return content
}

/** A link with these bytes, whose checksum is right. */
function withBytes(link: string, change: (bytes: number[]) => number[]): string {
  const [version, , body = '', table = ''] = link.split('.')
  const content = `${toBase64url(change([...(parseBase64url(body) ?? [])]))}.${table}`
  return `${version}.${checksumOf(content)}.${content}`
}

describe('a link to a plan', () => {
  it.each(['low', 'medium', 'high'] as const)('opens as the same week of %s variety', async (mealVariety) => {
    const week = await plan({ mealVariety, mealsPerDay: 5 })
    expect(rounded(opened(planToLink(week)).week)).toEqual(rounded(week))
  })

  it('has at most 2,000 characters for a week of medium variety, with all that may be in it', async () => {
    for (const mealsPerDay of [3, 4, 6]) {
      const profile = sampleProfile({ mealsPerDay, dietaryRestrictions: 'vegetarian, no peanuts' })
      const week = await plan(profile, mealsPerDay)
      const link = planToLink(week, { targets: dailyTargets(profile), withMadeFor: true })
      expect(link.length).toBeLessThanOrEqual(2000)
    }
  })

  it('says how many people eat, and stays within 2,000 characters', async () => {
    const profile = sampleProfile({ dietaryRestrictions: 'vegetarian, no peanuts', mealsPerDay: 6 })
    const week = await plan(profile, 3)
    const link = planToLink(week, { targets: dailyTargets(profile), withMadeFor: true, people: 4 })
    expect(opened(link).people).toBe(4)
    expect(link.length).toBeLessThanOrEqual(2000)
    expect(opened(planToLink(week)).people).toBeUndefined()
  })

  it('says how much each further person eats, to the nearest 5%, and nothing of their targets', async () => {
    const week = await plan()
    const portions = [0.5, 4 / 3, { calories: 1.2, protein: 1.4, carbs: 1.5, fat: 0.8 }]
    const link = planToLink(week, { people: 4, portions })
    expect(opened(link)).toEqual({
      failure: null,
      week: opened(planToLink(week)).week,
      people: 4,
      portions: [0.5, 1.35, 1.2],
    })
    expect(planToLink(week, { people: 3, portions: [1.02, 1] })).toBe(planToLink(week, { people: 3 }))
  })

  it('says it for each number, to the nearest hundredth, if it has targets', async () => {
    const week = await plan()
    const targets = dailyTargets(sampleProfile())
    const portions = [4 / 3, { calories: 1.2, protein: 1.004, carbs: 1.5, fat: 0.8 }]
    const alike = { calories: 1.33, protein: 1.33, carbs: 1.33, fat: 1.33 }
    expect(opened(planToLink(week, { targets, people: 3, portions })).portions).toEqual([
      alike,
      { calories: 1.2, protein: 1, carbs: 1.5, fat: 0.8 },
    ])
    const link = planToLink(week, { targets, people: 3 })
    expect(planToLink(week, { targets, people: 3, portions: [1.004, 1] })).toBe(link)
  })

  it('gives everybody their portions to the gram, within 2,000 characters', async () => {
    const body = {
      age: 44,
      heightFeet: 6,
      heightInches: 1,
      weight: 204,
      activityLevel: 'very_active',
    } as const
    const others: readonly OtherPerson[] = [
      { ...body, gender: 'male', goal: 'gain' },
      { ...body, gender: 'female', goal: 'maintain', age: 71, activityLevel: 'sedentary' },
      { portion: 0.5 },
      { ...body, gender: 'female', goal: 'lose', weight: 121 },
      { ...body, gender: 'male', goal: 'maintain', heightFeet: 5 },
    ]
    const changes = { mealsPerDay: 6, dietaryRestrictions: 'vegetarian, no peanuts', weeklyFoodBudget: 500 }
    const profile = sampleProfile({ ...changes, people: 6, others: [...others] })
    const basis = planBasisOf(profile)
    const week = await plan(profile, 3)
    const link = planToLink(week, {
      targets: basis.targets,
      withMadeFor: true,
      people: 6,
      portions: otherPortions(basis),
    })
    expect(link.length).toBeLessThanOrEqual(2000)
    const { portions = [] } = opened(link)
    // Targets that the reader works out from the meals, which are not the sharer's.
    const targets = { calories: 1741, protein: 133, carbs: 172, fat: 57, fiber: 31 }
    const eaters = { people: 6, targets, otherTargets: portions.map((each) => scaledTargets(targets, each)) }
    for (const meal of week.days.flatMap(({ meals }) => meals)) {
      for (const person of [1, 2, 3, 4, 5]) {
        const amounts = (whose: Eaters) =>
          portionFor(meal, whose, person).items.map(({ quantity }) => quantity)
        expect(amounts(eaters)).toEqual(amounts(basis))
      }
    }
  })

  it('opens if one eats by targets of keto that are their own, and another does not', async () => {
    const ownTargets = { calories: 2000, protein: 150, carbs: 20, fat: 145 }
    const body = { age: 30, gender: 'male', heightFeet: 6, heightInches: 1, weight: 190 } as const
    const basis = planBasisOf(
      sampleProfile({
        ownTargets,
        people: 2,
        others: [{ ...body, activityLevel: 'very_active', goal: 'gain' }],
      }),
    )
    const { targets } = basis
    const link = planToLink(await plan(), { targets, people: 2, portions: otherPortions(basis) })
    const { portions: [portion = 1] = [] } = opened(link)
    expect(typeof portion === 'number' ? portion : portion.carbs).toBeGreaterThan(10)
  })

  it.each([[[0]], [[169, 195, 1]]])(
    'is refused if a person eats %j hundredths of a portion',
    async (last) => {
      const link = planToLink(await plan(), { people: 2, portions: [0.1] })
      expect(parsePlanLink(withBytes(link, (bytes) => [...bytes.slice(0, -1), ...last]))).toEqual({
        failure: 'damaged',
      })
    },
  )

  it('has the meals that are eaten out, to the nearest thousandth of a day', async () => {
    const { days } = await plan()
    const place = { date: days[3]?.date ?? '', type: 'dinner' } as const
    const meals = days.map((day, index) => day.meals.filter(({ type }) => index !== 3 || type !== 'dinner'))
    const week = toWeekPlan(startDate, meals)
    const link = planToLink(week, { eatenOut: [{ ...place, freeShare: 1 / 3, dishId: 'lentil-soup' }] })
    expect(link).toMatch(/^4\./)
    expect(opened(link).eatenOut).toEqual([{ ...place, freeShare: 0.333 }])
    expect(opened(link).week).toEqual(opened(planToLink(week)).week)
  })

  it('has what such a meal leaves free of each number', async () => {
    const { days } = await plan()
    const week = toWeekPlan(
      startDate,
      days.map((day) => day.meals.filter(({ type }) => type !== 'dinner')),
    )
    const freeShares = { protein: 0.41, carbs: 0.222, fat: 0, fiber: 0.9 }
    const eatenOut = days.map(({ date }) => ({ date, type: 'dinner' as const, freeShare: 0.3, freeShares }))
    const link = planToLink(week, { eatenOut, targets: dailyTargets(sampleProfile()), withMadeFor: true })
    expect(link).toMatch(/^6\./)
    expect(link.length).toBeLessThanOrEqual(2000)
    expect(opened(link).eatenOut).toEqual(eatenOut)
    const [first, ...others] = eatenOut.map(({ freeShares: _, ...before }) => before)
    const all = { protein: 0.3, carbs: 0.3, fat: 0.3, fiber: 0.3 }
    const mixed = planToLink(week, { eatenOut: [...eatenOut.slice(0, 1), ...others] })
    expect(opened(mixed).eatenOut).toEqual([
      { ...first, freeShares },
      ...others.map((other) => ({ ...other, freeShares: all })),
    ])
  })

  it('leaves out what is eaten out in another week, and opens whatever share is free', async () => {
    const { days } = await plan()
    const week = toWeekPlan(
      startDate,
      days.map((day) => day.meals.filter(({ type }) => type !== 'dinner')),
    )
    const out = { date: startDate, type: 'dinner', freeShare: 0.9999 } as const
    const link = planToLink(week, { eatenOut: [{ ...out, date: '2026-12-24' }, out] })
    expect(opened(link).eatenOut).toEqual([{ ...out, freeShare: 0.999 }])
    expect(planToLink(week, { eatenOut: [{ ...out, date: '2026-12-24' }] })).toBe(planToLink(week))
  })

  it.each([
    ['where the week has one', 'dinner', 1],
    ['twice', 'snack', 2],
  ] as const)('is refused if a meal is eaten out %s', async (_, type, times) => {
    const { days } = await plan()
    const out = { date: days[3]?.date ?? '', type, freeShare: 0.2 }
    const meals = days.map((day) => day.meals.filter((meal) => meal.type !== 'snack'))
    const link = planToLink(toWeekPlan(startDate, meals), { eatenOut: Array(times).fill(out) })
    expect(parsePlanLink(link)).toEqual({ failure: 'damaged' })
  })

  it('is refused if meals eaten out leave nothing of a day to plan', async () => {
    const { days } = await plan()
    const rest = days.map((day) => day.meals.filter(({ type }) => type === 'breakfast'))
    const outs = (['lunch', 'dinner'] as const).map((type) => ({ date: startDate, type, freeShare: 0.5 }))
    expect(parsePlanLink(planToLink(toWeekPlan(startDate, rest), { eatenOut: outs }))).toEqual({
      failure: 'damaged',
    })
  })

  it('opens if an earlier version made it, as long as the catalogue has its foods', () => {
    const { week, targets } = opened(FIRST_VERSION_LINK)
    expect(week.days.map(({ meals }) => meals[0]?.name)).toEqual(
      Array(7).fill('Oatmeal with banana and almonds'),
    )
    expect(targets?.calories).toBe(1710)
  })

  it('is of the first version if that can hold the plan, so that older pages open it', async () => {
    expect(planToLink(await plan(), { people: 1 })).toMatch(/^1\./)
  })

  it.each([0, 7, 200])('is refused if it says that %d people eat', async (people) => {
    const link = planToLink(await plan(), { people: 2 })
    const forged = withBytes(link, (bytes) => [
      ...bytes.slice(0, -1),
      ...(people < 128 ? [people] : [200, 1]),
    ])
    expect(parsePlanLink(forged)).toEqual({ failure: 'damaged' })
  })

  it('holds only characters that an address keeps', async () => {
    expect(planToLink(await plan())).toMatch(/^[A-Za-z0-9\-_.%]+$/)
  })

  it('holds no targets or avoided foods unless the sharer agrees', async () => {
    const week = await plan({ dietaryRestrictions: 'vegan', foodRestrictions: ['peanuts'] })
    expect(week.madeFor).toBeDefined()
    const content = opened(planToLink(week))
    expect(content.targets).toBeUndefined()
    expect(content.week.madeFor).toBeUndefined()
  })

  it('carries targets and avoided foods if the sharer agrees, but none of the sharer’s words', async () => {
    const linkFor = async (dietaryRestrictions: string) => {
      const profile = sampleProfile({ dietaryRestrictions, foodRestrictions: ['peanuts'] })
      const targets = dailyTargets(profile)
      const week = await plan(profile, 2)
      return { week, targets, link: planToLink(week, { targets, withMadeFor: true }) }
    }
    const { week, targets, link } = await linkFor('vegan, low carb, no onions, ask Tom at 555-0123')
    const read = opened(link)
    expect(read.targets).toEqual(targets)
    expect(read.week.madeFor?.applied).toEqual(week.madeFor?.applied)
    expect(link).toBe((await linkFor('vegan, low carb, no onions')).link)
  })

  it('carries as many avoided foods as an answer can name', async () => {
    const words = new Set(builtInFoods.flatMap(({ name }) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []))
    const byLength = [...words].sort((one, other) => one.length - other.length)
    const { applied } = readRestrictions(`no ${byLength.join(',')}`.slice(0, 1000))
    expect(applied.length).toBeGreaterThan(80)
    const week = { ...(await plan()), madeFor: { applied: [...applied], notApplied: [] } }
    expect(opened(planToLink(week, { withMadeFor: true })).week.madeFor?.applied).toEqual(applied)
  })

  it('leaves out an avoided food whose name is too long for any link', async () => {
    const avoided = (length: number) => ({ kind: 'avoid', name: 'x'.repeat(length) }) as const
    const madeFor = { applied: [avoided(80), avoided(81)], notApplied: [] }
    const link = planToLink({ ...(await plan()), madeFor }, { withMadeFor: true })
    expect(opened(link).week.madeFor?.applied).toEqual([avoided(80)])
  })

  it('keeps names with other scripts, signs and capitals', () => {
    const food = builtInFoods.find(({ id }) => id === 'rolled-oats')
    if (food === undefined) throw new Error('No oats')
    const name = "Shepherd's BLT – crème brûlée_with 2 (hot) ñandú, «ok»!"
    const week = toWeekPlan(
      startDate,
      Array.from({ length: 7 }, () => [toMeal('dinner', name, [toMealItem(food, 60)])]),
    )
    expect(opened(planToLink(week)).week.days[0]?.meals[0]?.name).toBe(name)
  })

  it('opens even if a shortened name ends within a surrogate pair', () => {
    const food = builtInFoods.find(({ id }) => id === 'rolled-oats')
    if (food === undefined) throw new Error('No oats')
    const name = `${'x'.repeat(119)}🍲`
    const meals = () => [toMeal('dinner', name, [toMealItem(food, 60)])]
    const week = toWeekPlan(startDate, Array.from({ length: 7 }, meals))
    expect(opened(planToLink(week)).week.days[0]?.meals[0]?.name).toBe('x'.repeat(119))
  })

  it('takes all numbers from the food data of the person who opens it', async () => {
    const week = await plan()
    const doubled = builtInFoods.map((food) => ({ ...food, calories: food.calories * 2 }))
    const read = opened(planToLink(week), doubled).week
    const [item] = read.days[0]?.meals[0]?.items ?? []
    const [before] = week.days[0]?.meals[0]?.items ?? []
    expect(item?.calories).toBeCloseTo(2 * (before?.calories ?? 0))
  })

  it('cooks as many servings as a pot has days, whatever it says', async () => {
    const week = await plan()
    const claimed = {
      ...week,
      days: week.days.map((day) => ({
        ...day,
        meals: day.meals.map(({ cook, ...meal }) => ({
          ...meal,
          ...(cook && { cook: { ...cook, servings: 9 } }),
        })),
      })),
    }
    expect(planToLink(claimed)).not.toBe(planToLink(week))
    expect(opened(planToLink(claimed)).week).toEqual(opened(planToLink(week)).week)
  })

  it('is refused if the catalogue lacks one of its foods', async () => {
    const week = await plan()
    const used = new Set(
      week.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ food }) => food.id))),
    )
    const [some] = used
    const foods = builtInFoods.filter(({ id }) => id !== some)
    expect(parsePlanLink(planToLink(week), foods)).toEqual({ failure: 'other-catalogue' })
  })

  it('is refused if another version made it', async () => {
    const link = planToLink(await plan())
    expect(parsePlanLink(link.replace(/^1/, '7'))).toEqual({ failure: 'other-version' })
  })

  it.each([
    ['nothing', ''],
    ['a version alone', '1'],
    ['empty parts', '1...'],
    ['a wrong checksum', '1.x.AA.'],
    ['another address', 'https://shop.example'],
    ['a million letters', `1.${'a'.repeat(1_000_000)}`],
  ])('is refused as damaged if it is %s', (_, text) => {
    expect(parsePlanLink(text)).toEqual({ failure: 'damaged' })
  })

  it('is refused after any of 10,000 changes in transit', async () => {
    const link = planToLink(await plan())
    const random = createRandom(7)
    const pick = (below: number) => Math.floor(random() * below)
    const changes: readonly ((at: number) => string)[] = [
      (at) => link.slice(0, at) + String.fromCharCode(33 + pick(94)) + link.slice(at + 1),
      (at) => link.slice(0, at),
      (at) => link.slice(0, at) + link.slice(at + 1 + pick(5)),
      (at) => link.slice(0, at) + link.slice(pick(link.length)) + link.slice(at),
      (at) => link.slice(0, at) + encodeURIComponent('é🍲\u0000') + link.slice(at),
    ]
    for (let run = 0; run < 10_000; run++) {
      const changed = changes[run % changes.length]?.(pick(link.length)) ?? ''
      if (changed === link) continue
      expect(parsePlanLink(changed).failure).not.toBeNull()
    }
  })

  it('never throws and opens only valid plans, whatever 10,000 forged links say', async () => {
    const link = planToLink(await plan({ dietaryRestrictions: 'vegan' }), {
      targets: dailyTargets(sampleProfile()),
      withMadeFor: true,
    })
    const random = createRandom(8)
    const pick = (below: number) => Math.floor(random() * below)
    let openedCount = 0
    for (let run = 0; run < 10_000; run++) {
      const forged = withBytes(link, (bytes) => {
        for (let change = 0; change <= run % 3; change++) bytes[pick(bytes.length)] = pick(256)
        return run % 7 === 0 ? bytes.slice(0, pick(bytes.length)) : bytes
      })
      const content = parsePlanLink(forged)
      if (content.failure !== null) continue
      openedCount += 1
      expect(weekPlanSchema.safeParse(content.week).success).toBe(true)
      expect(Number.isFinite(content.week.totals.calories)).toBe(true)
    }
    expect(openedCount).toBeGreaterThan(0)
  }, 60_000)

  it('takes no memory for a list that claims to be endless', () => {
    const endless = withBytes('1.0.AA.', () => [0, 128, 190, 1, 255, 255, 255, 127])
    expect(parsePlanLink(endless)).toEqual({ failure: 'damaged' })
  })
})
