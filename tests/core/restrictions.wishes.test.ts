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
    ['lots of veggies, allergic to eggs, no nuts', ['no eggs', 'no nuts'], ['lots of veggies']],
    ['no meat or fish, extra vegetables', ['no meat and fish'], ['extra vegetables']],
    ['lots of spinach; no eggs', ['no eggs'], ['lots of spinach']],
    ['No allergies. Extra broccoli please', [], ['extra broccoli please']],
    ['lots of milk, no known allergies', [], ['lots of milk']],
    ['lots of milk, no restrictions', [], ['lots of milk']],
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
    ['lots of nuts, allergic to eggs too', ['no nuts', 'no eggs']],
    ['lots of nuts, allergic to eggs as well', ['no nuts', 'no eggs']],
    ['lots of nuts, allergic to eggs also', ['no nuts', 'no eggs']],
    ['lots of milk, allergic to eggs, i am allergic to both', ['no dairy', 'no eggs']],
    ['lots of shrimp, allergic to eggs, allergic to all of them', ['no shrimp', 'no eggs']],
    ['lots of nuts, allergic to eggs, intolerant', ['no nuts', 'no eggs']],
    ['lots of nuts, allergic to eggs, they kill me', ['no nuts', 'no eggs']],
    ['lots of nuts, allergic to eggs, no', ['no nuts', 'no eggs']],
    ['lots of veggies, none of that', ['no vegetables']],
    ['lots of milk, none of that', ['no dairy']],
    ['lots of milk, please none of that', ['no dairy']],
    ['extra cheese, none of it', ['no cheese']],
    ['extra cheese, nothing like that', ['no cheese']],
    ['lots of nuts, no I am allergic', ['no nuts']],
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
  ...['lots of shellfish, lupus', 'lots of fish, ugh'],
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

describe('a list of what is eaten', () => {
  it.each([
    'only chicken and fish',
    'only chicken & fish please',
    'only chicken, turkey and fish',
    'only chicken, turkey, and fish',
    'chicken and fish only',
    'chicken, turkey and fish only',
    'fish and chicken only',
    'only fish and chicken',
    'We eat only chicken and salmon',
    'fish and chicken are the only meats I eat',
    'chicken is the only meat that I eat',
  ])('leaves out red meat, and nothing of the list: "%s"', (text) => {
    expect(readRestrictions(text)).toMatchObject({ understood: ['no red meat'], notUnderstood: [] })
  })

  it.each([
    ['only chicken and fish, no eggs', ['no red meat', 'no eggs']],
    ['no pork, only chicken and fish', ['no pork', 'no red meat']],
    ["I don't eat pork, only chicken and fish", ['no pork', 'no red meat']],
    ['no pork but chicken, turkey and fish only', ['no pork', 'no red meat']],
    ['only chicken and fish, allergic to peanuts', ['no red meat', 'no peanuts']],
    ['only chicken and fish. Allergic to fish.', ['no red meat', 'no fish']],
    ['only chicken and fish, I hate eggs', ['no red meat', 'no eggs']],
    ['no dairy. Chicken and fish only', ['no dairy', 'no red meat']],
    ['only chicken and fish, lots of veggies', ['no red meat']],
    ["I don't eat pork, but beef, chicken & fish are fine", ['no pork']],
    ["I don't eat pork but beef, chicken and fish are ok", ['no pork']],
    ['no pork, but beef, chicken, and fish are allowed. No nuts', ['no pork', 'no nuts']],
    ['allergic to nuts but eggs, milk and soy are fine', ['no nuts']],
    ['no red meat but eggs, fish and peanuts are fine, allergic to peanuts', ['no red meat', 'no peanuts']],
    ['allergic to fish, but eggs, fish and milk are fine', ['no fish']],
  ])('may stand beside a restriction: "%s"', (text, understood) => {
    expect(readRestrictions(text).understood).toEqual(understood)
  })

  it.each(['No pork.\n\nNo nuts.\n\n', 'no pork, , , no nuts, , , ', 'No pork, no nuts. '])(
    'may stand behind 20 times "%s"',
    (refusals) => {
      const { understood } = readRestrictions(`${refusals.repeat(20)}Only chicken and fish.`)
      expect(understood).toEqual(['no pork', 'no nuts', 'no red meat'])
    },
  )

  // This would never end if a pattern could read a word or mark in two ways.
  it.each([
    'No pork.\n\nNo nuts.\n\n',
    'no pork, , , ',
    'vegan vegan, ',
    'chicken, fish and beef are fine, ',
    'only fish and ',
    'please ',
    'lots of milk, ',
  ])('is no list in doubt, behind 40 times "%s"', (part) => {
    const { understood } = readRestrictions(`I hate eggs.\n\n${part.repeat(40)}only chicken and fish kill me`)
    expect(understood).toEqual(expect.arrayContaining(['no eggs', 'no fish']))
  })

  it.each([
    'fish is the only meat i eat',
    'shrimp is the only meat I eat',
    'salmon and tuna are the only meats that we eat',
  ])('leaves out meat, if it names none: "%s"', (text) => {
    expect(readRestrictions(text).avoid).toEqual([expect.objectContaining({ term: 'meat' })])
  })

  it('is told to somebody who said that it is fine', () => {
    const { notUnderstood } = readRestrictions("I don't eat pork, but beef, chicken & fish are fine")
    expect(notUnderstood).toEqual(['beef, chicken & fish are fine'])
  })

  it('is asked about if a diet leaves it out', () => {
    const { understood, notUnderstood } = readRestrictions('no meat or fish, only chicken, turkey and fish')
    expect([understood, notUnderstood]).toEqual([['no meat and fish'], ['only chicken, turkey and fish']])
  })

  it.each([
    ['allergic to only chicken and fish', ['no poultry', 'no fish']],
    ['no allergies, only chicken and fish', ['no poultry', 'no fish']],
    ['no restrictions, only chicken and fish', ['no poultry', 'no fish']],
    ['no chicken, turkey and fish only', ['no chicken', 'no turkey', 'no fish']],
    ["I don't eat nuts, chicken and fish only", ['no nuts', 'no chicken', 'no fish']],
    ['only chicken, fish', ['no red meat', 'no fish']],
    ['fish and shrimp only', ['no fish', 'no shrimp']],
    ['no pork, chicken and fish only', ['no pork', 'no chicken', 'no fish']],
    ['chicken, fish only', ['no chicken', 'no fish']],
    ['no pork but peanuts, eggs are fine', ['no pork', 'no peanuts']],
    ['no pork but peanuts, eggs and milk are fine if baked', ['no pork', 'no peanuts']],
    [
      'no pork but eggs, nuts and milk are fine but not for my son',
      ['no pork', 'no eggs', 'no nuts', 'no dairy'],
    ],
    ['no pork but peanuts, eggs and milk are fine. Peanuts cause hives', ['no pork', 'no peanuts']],
    ['Allergies: only chicken and fish', ['no poultry', 'no fish']],
    ['only chicken and fish kill me', ['no red meat', 'no fish']],
    ['chicken and fish only, they give me hives', ['no chicken', 'no fish']],
    ['peanuts, chicken and fish only', ['no peanuts', 'no chicken', 'no fish']],
    ['no chicken and fish only', ['no chicken', 'no fish']],
    ['only chicken and fish but I am allergic', ['no red meat', 'no fish']],
    ['only chicken and peanuts', ['no red meat', 'no peanuts']],
    ['only chicken, peanuts', ['no red meat', 'no peanuts']],
    ['no pork, but peanuts, eggs and milk are bad', ['no pork', 'no peanuts', 'no eggs', 'no dairy']],
    ['no pork but beef, eggs and milk are not fine', ['no pork', 'no beef', 'no eggs', 'no dairy']],
    ['peanuts, eggs and milk are fine', ['no peanuts']],
  ])('is no such list if it may be refused: "%s"', (text, understood) => {
    expect(readRestrictions(text).understood).toEqual(understood)
  })

  it.each([
    'only chicken and peanuts',
    'only chicken, rice and fish',
    'Allergies: nuts. Only chicken and fish',
    'only chicken with rice',
    'only chicken and fish kill me',
    'only chicken and peanut allergy',
    'only chicken and rice, no beef',
    'only chicken and rice and no beef',
    'Only chicken\nRice',
  ])('is asked about in doubt: "%s"', (text) => {
    expect(readRestrictions(text).notUnderstood).toEqual(['only chicken'])
  })

  it.each([
    ['Only chicken. Peanut allergy', ['no red meat', 'no peanuts']],
    ['only chicken, peanut allergy', ['no red meat', 'no peanuts']],
    ['only chicken no beef', ['no red meat', 'no beef']],
    ['chicken only, fish allergy', ['no red meat', 'no fish']],
    ['only chicken, dairy free', ['no red meat', 'dairy free']],
  ])('is not asked about if a refusal follows: "%s"', (text, understood) => {
    expect(readRestrictions(text)).toMatchObject({ understood, notUnderstood: [] })
  })
})

describe('a meat eater', () => {
  it.each([
    ['meat eater', [], ['meat eater']],
    ["I'm a meat eater", [], ['meat eater']],
    ['we are meat eaters', [], ['meat eaters']],
    ['big meat eater, no pork', ['no pork'], ['big meat eater']],
    ['meat-eater with a nut allergy', ['no nuts'], ['meat eater']],
    ['meat eater, no pork, extra veggies', ['no pork'], ['meat eater', 'extra veggies']],
    ['meat eater: no allergies', [], ['meat eater']],
    ['meat eater. Allergies: none', [], ['meat eater']],
    ['meat eater, no restrictions', [], ['meat eater']],
    ['meat eater, never pork', ['no pork'], ['meat eater']],
  ])('is asked what is meant: "%s"', (text, understood, notUnderstood) => {
    expect(readRestrictions(text)).toMatchObject({ understood, notUnderstood })
  })

  it.each([
    'not a meat eater',
    'not meat eaters',
    'not a big meat eater',
    "I'm no meat eater",
    'no longer a meat eater',
    "I don't want to be a meat eater",
    'never been a meat eater',
    'used to be a meat eater',
    'my wife is not a meat eater',
    "I'm not much of a meat eater",
    'meat eater: no',
    'Are you a meat eater? No',
    'Are you a meat eater at all? Not really.',
    'meat eaters, no',
    '(meat eater) no',
    'meat eater no more',
    'meat eater but not anymore',
    'meat eater, never',
    'I like being a meat eater: no',
    'hardly a meat eater',
    'rarely meat eaters',
    'seldom a meat eater',
  ])('is nobody who denies it: "%s"', (text) => {
    expect(readRestrictions(text).understood).toEqual(['no meat'])
  })
})

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
  'only chicken kills me',
  'no allergies, only chicken',
])('leaves out the chicken of "%s"', (text) => {
  expect(readRestrictions(text).understood).toEqual(['no poultry'])
})
