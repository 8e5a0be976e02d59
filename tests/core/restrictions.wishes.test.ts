import { readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

describe('a wish for a food', () => {
  it.each([
    'I love eggs',
    'prefer chicken',
    'I want salmon twice a week',
    'bananas every day',
    'every day bananas',
    'eggs and bananas each morning',
    'salmon daily',
    'daily salmon please',
    'fish twice a week',
    'fish 3 times a week',
    'fish a few times a week',
    'beans with every meal',
    'extra broccoli please',
    'please extra eggs',
    'extra chicken, extra rice',
    'lots of spinach',
    'a lot of spinach and kale',
    'whole lot of beans',
    'plenty of fresh vegetables',
    'loads of beans, thanks',
    'tons of rice',
    'as much spinach as possible',
    'as many eggs as possible',
    'fish as often as possible',
    'if possible more broccoli',
    'extra broccoli if possible',
    'high in vegetables',
    'rich in lentils',
    'cheap fish',
    'affordable chicken and rice',
    'free range eggs only',
    'only free-range eggs',
    'only organic eggs',
    'organic eggs only',
    'grass-fed beef',
    'grass fed beef only',
    'wild salmon only',
    'wild-caught salmon',
    'lots of spinach. Cheap fish!',
    'extra veggies',
    'lots of veggies',
    'lots of root veggies',
    'lots of fiber and veggies',
    'plenty of veggies and protein',
    'heavy on the vegetables',
    'go heavy on the veggies please',
  ])('is listed as not understood, and nothing is avoided: "%s"', (text) => {
    const { avoid, understood, notUnderstood } = readRestrictions(text)
    expect([avoid, understood]).toEqual([[], []])
    expect(notUnderstood).not.toEqual([])
  })

  it.each([
    ['extra broccoli please', ['extra broccoli please']],
    ['bananas every day', ['bananas every day']],
    ['more protein please, lots of spinach', ['protein', 'lots of spinach']],
    ['lots of eggs and rice', ['lots of eggs and rice']],
  ])('is told as a whole: "%s"', (text, notUnderstood) => {
    expect(readRestrictions(text)).toMatchObject({ understood: [], notUnderstood })
  })

  it.each([
    ['vegan, lots of beans', ['vegan'], ['lots of beans']],
    ['vegan with lots of tofu', ['vegan'], ['with lots of tofu']],
    ['keto, grass-fed beef only', ['keto'], ['grass fed beef only']],
    ['no pork, extra chicken', ['no pork'], ['extra chicken']],
    ['no meat, lots of veggies', ['no meat'], ['lots of veggies']],
    ['lots of fiber and veggies, no pork', ['no pork'], ['lots of fiber and veggies']],
    ['lots of veggies, allergic to eggs', ['no eggs'], ['lots of veggies']],
    ['no pork, lots of spinach, I’m allergic to eggs', ['no pork', 'no eggs'], ['lots of spinach']],
    ['no meat or fish, extra vegetables', ['no meat and fish'], ['extra vegetables']],
    ['lots of spinach; no eggs', ['no eggs'], ['lots of spinach']],
    ['No allergies. Extra broccoli please', [], ['extra broccoli please']],
    ['I love eggs, lots of spinach', [], ['eggs', 'lots of spinach']],
  ])('may stand beside a restriction: "%s"', (text, understood, notUnderstood) => {
    expect(readRestrictions(text)).toMatchObject({ understood, notUnderstood })
  })
})

describe('a food that is refused', () => {
  it.each([
    ['no spinach please', ['no spinach']],
    ['bananas give me hives every day', ['no bananas']],
    ['bananas every day, gives me hives', ['no bananas']],
    ['bananas every day bother me', ['no bananas']],
    ['allergic to bananas, spinach every day makes me sick', ['no bananas', 'no spinach']],
    ['extra allergic to broccoli', ['no broccoli']],
    ['extra sensitive to eggs', ['no eggs']],
    ['lots of nut allergies', ['no nuts']],
    ['I have lots of allergies: eggs, milk', ['no eggs', 'no dairy']],
    ['lots of restrictions: eggs, milk', ['no eggs', 'no dairy']],
    ["lots of things I can't eat: eggs", ['no eggs']],
    ['Allergies: lots of dairy, eggs every day', ['no dairy', 'no eggs']],
    ["lots of peanuts but I'm allergic", ['no peanuts']],
    ["lots of spinach. I'm allergic to it", ['no spinach']],
    ['Eggs every day. They cause hives.', ['no eggs']],
    ['lots of peanuts and I die', ['no peanuts']],
    ['lots of dairy (allergic)', ['no dairy']],
    ["Can't eat\neggs daily", ['no eggs']],
    ['Allergies. Lots of nuts', ['no nuts']],
    ['Restrictions:\n- peanuts\n- lots of dairy', ['no peanuts', 'no dairy']],
    ['itchy skin. Extra eggs', ['no eggs']],
    ['not every day bananas', ['no bananas']],
    ['no bananas every day', ['no bananas']],
    ['never eggs daily', ['no eggs']],
    ["I don't want bananas every day", ['no bananas']],
    ['too many eggs every day', ['no eggs']],
    ['less fish every day', ['no fish']],
    ['fewer eggs every day', ['no eggs']],
    ['fed up with eggs every day', ['no eggs']],
    ['eggs daily is too much', ['no eggs']],
    ['eggs only if baked', ['no eggs']],
    ['please no eggs', ['no eggs']],
    ['only no eggs', ['no eggs']],
    ['no free range eggs', ['no eggs']],
    ['not only organic eggs', ['no eggs']],
    ['no extra cheese', ['no cheese']],
    ['without lots of cheese', ['no cheese']],
    ['avoid lots of cheese', ['no cheese']],
    ['lots of cheese? no', ['no cheese']],
    ["can't eat lots of veggies", ['no vegetables']],
    ['no lots of veggies', ['no vegetables']],
    ['too heavy on the onions', ['no onions']],
    ['heavy on the dairy', ['no dairy']],
    ['nothing heavy on the vegetables', ['no vegetables']],
    ['vegetables are heavy on my stomach', ['no vegetables']],
    ['lots of milk and protein make me sick', ['no dairy']],
    ['vegan, lots of milk, allergic', ['vegan', 'no dairy']],
    ['lots of milk, allergic to it', ['no dairy']],
    ['lots of milk, allergic to eggs and milk', ['no eggs', 'no dairy']],
    ['allergic to eggs, lots of milk', ['no eggs', 'no dairy']],
    ['Allergies. Lots of milk, allergic to eggs', ['no dairy', 'no eggs']],
    ["can't have lots of dairy, allergic to eggs", ['no dairy', 'no eggs']],
    ['lots of cheese, no', ['no cheese']],
    ['extra cheese: no', ['no cheese']],
    ['Extra broccoli. No thanks.', ['no broccoli']],
    ['cheap fish makes me ill', ['no fish']],
    ['cheap fish is bad', ['no fish']],
    ["can't have eggs, lots of dairy or fried food", ['no eggs', 'no dairy']],
    ['no gluten, lots of dairy or eggs', ['no gluten', 'no dairy', 'no eggs']],
    ['hate onions, lots of garlic', ['no onions', 'no garlic']],
    ['tomatoes, onions, lots of garlic', ['no tomatoes', 'no onions', 'no garlic']],
    ['lots of dairy, peanuts and shellfish', ['no dairy', 'no peanuts', 'no shellfish']],
    ['no red meat, fish only on Fridays', ['no red meat', 'no fish']],
    ['meat on Fridays', ['no meat']],
    ['extra sugar', ['no sugar']],
    ['foods high in salt', ['no salty foods']],
    ['high in dairy', ['no dairy']],
    ['lots of gluten', ['no gluten']],
    ['extra firm tofu', ['no tofu']],
    ['lots of raw fish', ['no fish']],
    ['dairy free only', ['dairy free']],
    ['gluten free bread only', ['gluten free', 'no bread']],
    ['vegan only', ['vegan']],
    ['only vegan', ['vegan']],
    ['kosher only', ['kosher']],
    ['peanuts and shellfish', ['no peanuts', 'no shellfish']],
    ['chicken and rice', ['no chicken', 'no rice']],
  ])('is no wish: "%s"', (text, understood) => {
    expect(readRestrictions(text).understood).toEqual(understood)
  })
})

it.each([
  ...['lots of milk, bloating', 'lots of milk (bloating)', 'lots of dairy, cramps', 'lots of dairy. Cramps!'],
  ...[
    'dairy every day, stomach ache',
    'eggs daily, nausea',
    'eggs daily, diarrhea',
    'lots of eggs, vomiting',
  ],
  ...[
    'eggs every day, throat tight',
    'eggs every day, my lips tingle',
    'lots of peanuts. It closes my throat.',
  ],
  ...[
    'lots of nuts, emergency room',
    'lots of nuts, urticaria',
    'lots of nuts, OAS',
    'SEVERE! Lots of nuts!',
  ],
  ...['lots of peanuts. Sick.', 'lots of peanuts. Leave them out.', 'lots of peanuts. Take them out.'],
  ...['reactions. eggs daily', 'reactions, eggs daily', 'I react, eggs daily', 'I get ill, eggs every day'],
  ...['latex, lots of bananas', 'PKU, lots of meat', 'MCAS, lots of tomatoes', 'warfarin, lots of kale'],
  ...['lots of shellfish, gout', 'lots of fish, ugh'],
])('is what may do harm, in words that we do not know: "%s"', (text) => {
  expect(readRestrictions(text).avoid).not.toEqual([])
})

it.each(['no meat, only chicken', 'no meat only chicken', 'vegan, only chicken'])(
  'names a food that may be an exception: "%s"',
  (text) => {
    const { understood, notUnderstood } = readRestrictions(text)
    expect([understood.length, notUnderstood]).toEqual([1, ['only chicken']])
  },
)

it('leaves out other meat if somebody eats chicken only', () => {
  expect(readRestrictions('no pork, chicken only').understood).toEqual(['no pork', 'no red meat'])
})

it.each([
  'allergic to chicken only',
  'allergic to only chicken',
  'allergy: chicken only',
  'intolerant to poultry only',
  'no chicken only',
  'avoid chicken only',
  'I hate only chicken',
  'I can’t eat chicken only',
])('leaves out the chicken of "%s"', (text) => {
  expect(readRestrictions(text).understood).toEqual(['no poultry'])
})
