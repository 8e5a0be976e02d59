import {
  builtInFoods,
  type Diet,
  type Food,
  foodSchema,
  foodsFor,
  readRestrictions,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { dietRules } from '../../src/core/food/diets.js'
import { FOOD_TERMS } from '../../src/core/food/foodTerms.data.js'
import { DIET_PHRASES } from '../../src/core/food/restrictionPhrases.data.js'
import { SEASONING_TERMS } from '../../src/core/food/seasoningTerms.data.js'

const idsFor = (dietaryRestrictions: string) =>
  foodsFor({ dietaryRestrictions, foodRestrictions: [] }).map(({ id }) => id)

describe('mentionsAllergy', () => {
  it.each([
    'peanut allergy',
    'mustard allergy',
    'allergic to quinces',
    'Allergies: eggs',
    "I love peanuts but I'm allergic",
    'eat peanuts and I die',
    'peanuts kill me',
    'shrimp makes my throat swell',
    'strawberries give me hives',
    'lactose intolerant',
    'gluten sensitivity',
    'celiac',
    'anaphylaxis (sesame)',
    'epipen for cashews',
    '🥜🚫',
    '🚫🦐',
    'alergia a los cacahuates',
    'soy alérgica al huevo',
    'alergic to penuts',
    'egg allergi',
    'no nut allergy but a milk allergy',
    'no allergies except peanuts',
    'alpha-gal',
  ])('is true for "%s"', (text) => {
    expect(readRestrictions(text).mentionsAllergy).toBe(true)
  })

  it.each([
    '',
    'vegan, no peanuts',
    'I hate mushrooms',
    'no allergies',
    'No known food allergies.',
    'Allergies: none',
    'Any allergies? No.',
    'not allergic to nuts',
    "I don't have any allergies",
    'no tengo alergias',
    'kidney disease',
    'diabetic',
    'pregnant',
    'halal',
    '🥜',
  ])('is false for "%s"', (text) => {
    expect(readRestrictions(text).mentionsAllergy).toBe(false)
  })
})

describe('conditions', () => {
  it.each([
    ['pregnant and vegetarian', ['pregnancy']],
    ['I am 20 weeks pregnant', ['pregnancy']],
    ['embarazada', ['pregnancy']],
    ['🤰', ['pregnancy']],
    ['breastfeeding', ['pregnancy']],
    ['I am breast-feeding', ['pregnancy']],
    ['my wife is nursing', ['pregnancy']],
    ['lactating, no pork', ['pregnancy']],
    ['postpartum', ['pregnancy']],
    ['3 months post partum', ['pregnancy']],
    ['lactancia', ['pregnancy']],
    ['amamantando', ['pregnancy']],
    ['estoy dando pecho', ['pregnancy']],
    ['doy el pecho', ['pregnancy']],
    ['trouble with breastfeeding', ['pregnancy']],
    ['low potassium', ['kidney_disease']],
    ['low-phosphorus diet', ['kidney_disease']],
    ['potassium restriction', ['kidney_disease']],
    ['limit phosphorus', ['kidney_disease']],
    ['insulin dependent', ['diabetes']],
    ['I am on insulin', ['diabetes']],
    ['type 1 diabetic', ['diabetes']],
    ['type 1', ['diabetes']],
    ['Type 2, no pork', ['diabetes']],
    ['diabetic type 2', ['diabetes']],
    ['T1D', ['diabetes']],
    ['T1DM', ['diabetes']],
    ['A1C 8', ['diabetes']],
    ['my HbA1c is 7', ['diabetes']],
    ['I use insulin', ['diabetes']],
    ['using insulin', ['diabetes']],
    ['I inject insulin', ['diabetes']],
    ['insulin injections', ['diabetes']],
    ['I am type 2', ['diabetes']],
    ['diagnosed type 1', ['diabetes']],
    ['diagnosed type 1 last year', ['diabetes']],
    ['I was diagnosed as type 2 in May', ['diabetes']],
    ['recently diagnosed with type 2', ['diabetes']],
    ['my son was diagnosed type one 3 years ago, no nuts', ['diabetes']],
    ['vegan, type one', ['diabetes']],
    ['no potassium', ['kidney_disease']],
    ['avoid potassium', ['kidney_disease']],
    ['reduce potassium', ['kidney_disease']],
    ['low phosphate', ['kidney_disease']],
    ['on a low potassium diet', ['kidney_disease']],
    ['my baby is breastfed', ['pregnancy', 'young_child']],
    ['nursing a baby', ['pregnancy', 'young_child']],
    ['kidney disease', ['kidney_disease']],
    ['CKD stage 3, on dialysis', ['kidney_disease']],
    ['type 2 diabetes', ['diabetes']],
    ['diabetic, no pork', ['diabetes']],
    ['soy diabético', ['diabetes']],
    ['recovering from anorexia', ['eating_disorder']],
    ['history of an eating disorder', ['eating_disorder']],
    ['pregnant, with kidney disease', ['pregnancy', 'kidney_disease']],
    ['trouble with kidney disease', ['kidney_disease']],
    ['not pregnant', []],
    ['no diabetes', []],
    ['no kidney beans', []],
    ['not breastfeeding', []],
    ['nursing student', []],
    ['nursing home food', []],
    ['no chicken breast', []],
    ['high in potassium', []],
    ['potassium', []],
    ['not insulin dependent', []],
    ['insulin resistance', []],
    ['type 1 allergy to peanuts', []],
    ['type 1 peanut allergy', []],
    ['type one allergy to nuts', []],
    ['skin type 2', []],
    ['type 1 collagen', []],
    ['family history of type 2', []],
    ['type 2 fun', []],
    ['not type 2', []],
    ['not diagnosed type 1', []],
    ['never diagnosed with type 2', []],
    ['diagnosed type 1 peanut allergy', []],
    ['diagnosed with type 2 narcolepsy', []],
    ['diagnosed with type 1 hypersensitivity', []],
    ['nursing job', []],
    ['nursing degree', []],
    ['I work in nursing', []],
    ['nursing an injury', []],
    ['chicken breast feeding my family', []],
    ['I was breastfed', []],
    ['not using insulin', []],
    ['I have low potassium', []],
    ['my potassium is low', []],
    ['no potassium restriction', []],
    ['what type of food', []],
    ['vegan', []],
  ])('are read from "%s"', (text, conditions) => {
    expect(readRestrictions(text).conditions).toEqual(conditions)
  })

  it.each([
    ['type 1 allergy to peanuts', 'no peanuts'],
    ['type 1 peanut allergy', 'no peanuts'],
    ['type one allergy to nuts', 'no nuts'],
    ['no potassium, no pork', 'no pork'],
    ['no low potassium foods, no pork', 'no pork'],
    ['breastfeeding, milk gives baby hives', 'no dairy'],
  ])('leave a food as it is: "%s"', (text, understood) => {
    expect(readRestrictions(text).understood).toEqual([understood])
  })

  it('are listed as not applied', () => {
    expect(readRestrictions('breastfeeding').notUnderstood).toEqual(['breastfeeding'])
    expect(readRestrictions('low potassium').notUnderstood).toEqual(['low potassium'])
    expect(readRestrictions('I have low potassium').notUnderstood).toEqual(['have low potassium'])
    expect(readRestrictions('Type 2, no pork').notUnderstood).toEqual(['type 2'])
    expect(readRestrictions('A1C 8').notUnderstood).toEqual(['a1c', '8'])
    expect(readRestrictions('kidney disease').notUnderstood).toEqual(['kidney disease'])
    expect(readRestrictions('diabetic').notUnderstood).toEqual(['diabetic (not fully applied)'])
  })
})

describe('diets', () => {
  it.each(Object.keys(DIET_PHRASES) as Diet[])('leave out terms of the food vocabulary: %s', (diet) => {
    const terms = new Set([...FOOD_TERMS, ...SEASONING_TERMS].map(({ term }) => term))
    expect(dietRules(diet).filter(({ term }) => !terms.has(term))).toEqual([])
  })

  it.each([
    ['Whole30', 'Whole30 (not fully applied)'],
    ['low-FODMAP diet', 'low FODMAP (not fully applied)'],
    ['alpha gal', 'alpha-gal (not fully applied)'],
    ['Mediterranean diet', 'Mediterranean (not fully applied)'],
    ['low salt', 'low sodium (not fully applied)'],
    ['AIP', 'AIP (not fully applied)'],
  ])('say that "%s" is not fully applied', (text, told) => {
    const { understood, notUnderstood } = readRestrictions(text)
    expect(notUnderstood).toEqual([told])
    expect(understood.length).toBeGreaterThan(0)
  })
})

describe('typing errors', () => {
  it.each([
    ['vegetarain', 'vegetarian (from vegetarain)'],
    ['pescatarain', 'pescatarian (from pescatarain)'],
    ['no caulifower', 'no cauliflower (from caulifower)'],
    ['no mushrroms', 'no mushrooms (from mushrroms)'],
    ['allergic to shelllfish', 'no shellfish (from shelllfish)'],
    ['hazlenut allergy', 'no hazelnuts (from hazlenut)'],
    ['no pistahcios', 'no pistachios (from pistahcios)'],
    ['glutenn free', 'gluten free (from glutenn free)'],
  ])('are corrected in "%s", and the visitor sees it', (text, understood) => {
    expect(readRestrictions(text).understood).toEqual([understood])
  })

  it.each([
    'dinner at seven',
    'custard',
    'no better time',
    'rather bitter',
    'cutter',
    'poodle',
    'barely',
    'finger food',
    'desert',
    'sensible',
    'hundreds',
    'weight loss',
    'high tolerance',
    'castle',
  ])('are not seen in the common words of "%s"', (text) => {
    expect(readRestrictions(text).understood).toEqual([])
    expect(idsFor(text)).toHaveLength(builtInFoods.length)
  })
})

describe('allergens of the lists in the US and the EU', () => {
  it.each([
    ['milk', 'whole-milk'],
    ['eggs', 'eggs'],
    ['fish', 'cod'],
    ['crustacean shellfish', 'shrimp'],
    ['crustaceans', 'shrimp'],
    ['tree nuts', 'cashews'],
    ['peanuts', 'peanut-butter'],
    ['wheat', 'bulgur'],
    ['soybeans', 'edamame'],
    ['sesame', 'tahini'],
    ['cereals containing gluten', 'pearled-barley'],
    ['celery', 'celery'],
    ['mustard', 'mayonnaise'],
    ['sulphur dioxide and sulphites', 'raisins'],
    ['molluscs', 'shrimp'],
  ])('include %s: somebody allergic to them is not offered %s', (allergen, id) => {
    expect(idsFor(`allergic to ${allergen}`)).not.toContain(id)
  })

  it('say so if no food of the catalogue is known to contain them', () => {
    expect(readRestrictions('lupin allergy')).toMatchObject({ understood: [], notUnderstood: ['lupin'] })
  })

  it('say that mustard, celery and sulfites are known of some foods only', () => {
    expect(readRestrictions('mustard allergy')).toMatchObject({
      understood: ['no mustard'],
      notUnderstood: ['mustard (not fully applied)'],
    })
    expect(readRestrictions('I hate mustard').notUnderstood).toEqual([])
  })

  it('say the same of seeds, of which mustard is one', () => {
    expect(readRestrictions('seed allergy')).toMatchObject({
      understood: ['no seeds'],
      notUnderstood: ['seeds (not fully applied)'],
    })
    expect(readRestrictions('no seeds').notUnderstood).toEqual([])
  })

  it("are read from a shop's own marks", () => {
    const [broccoli] = builtInFoods.filter(({ id }) => id === 'broccoli')
    const salad: Food = foodSchema.parse({ ...broccoli, id: 'salad', name: 'Salad', alsoContains: ['lupin'] })
    expect(foodsFor({ dietaryRestrictions: 'lupin allergy', foodRestrictions: [] }, [salad])).toEqual([])
    expect(readRestrictions('lupin allergy', [salad]).understood).toEqual(['no lupin'])
  })
})

describe('what was understood', () => {
  it('widens a shrimp allergy to shellfish, but not a dislike', () => {
    expect(readRestrictions('shrimp gives me hives').understood).toEqual(['no shellfish'])
    expect(readRestrictions('I hate shrimp').understood).toEqual(['no shrimp'])
  })

  it.each([
    ['no cashews, not even traces', 'no cashews or pistachios'],
    ['no barley, not even traces', 'no gluten'],
    ['I am allergic, so no shrimp', 'no shellfish'],
    ['no cashews', 'no cashews'],
    ['no barley', 'no barley'],
    ['no peanut allergy, no shrimp', 'no shrimp'],
    ['nobody is allergic, no shrimp', 'no shrimp'],
  ])('widens what nobody may eat even little of, but not a mere dislike: "%s"', (text, understood) => {
    expect(readRestrictions(text).understood).toEqual([understood])
  })

  it.each([
    ['parmesan', 'no dairy'],
    ['mozzarella', 'no dairy'],
    ['cheddar', 'no dairy'],
    ['brie', 'no dairy'],
    ['ghee', 'no dairy'],
    ['bulgur', 'no gluten'],
    ['pasta', 'no gluten or pasta'],
    ['flour', 'no gluten or flour'],
    ['hummus', 'no chickpeas or sesame'],
    ['tempeh', 'no soy'],
    ['trout', 'no fish'],
    ['halibut', 'no fish'],
    ['mackerel', 'no fish'],
    ['haddock', 'no fish'],
  ])('widens an allergy to %s to what is alike, but not a dislike', (food, widened) => {
    expect(readRestrictions(`${food} allergy`).understood).toEqual([widened])
    expect(readRestrictions(`I hate ${food}`).understood).not.toContain(widened)
    expect(readRestrictions(`no ${food}`).understood).not.toContain(widened)
  })

  it('leaves out all that is pasta, wheat and sesame for those allergic to it', () => {
    expect(idsFor('allergic to pasta')).not.toContain('corn-pasta-gf')
    expect(idsFor('allergic to pasta')).not.toContain('bulgur')
    expect(idsFor('allergic to hummus')).not.toContain('tahini')
    expect(readRestrictions('hummus allergy').notUnderstood).toEqual(['sesame in bread (not fully applied)'])
    expect(idsFor('no bulgur')).toContain('white-bread')
  })

  it('lists a fish that is sold by nobody, if it is only disliked', () => {
    expect(readRestrictions('no trout').notUnderstood).toEqual(['trout'])
    expect(readRestrictions('trout allergy').notUnderstood).toEqual([])
    expect(readRestrictions('hearing, founder').understood).toEqual([])
  })

  it('lists a diet that is disliked, since nothing is done about it', () => {
    expect(readRestrictions('avoid keto foods')).toMatchObject({ understood: [], notUnderstood: ['keto'] })
  })
})
