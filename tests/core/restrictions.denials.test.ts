import { readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

describe('an allergy', () => {
  it.each([
    ["I'm not sure if I'm allergic to peanuts", 'no peanuts'],
    ['no I am allergic to peanuts', 'no peanuts'],
    ['not a mild peanut allergy', 'no peanuts'],
    ['not severely allergic to peanuts', 'no peanuts'],
    ['no seriously allergic to eggs', 'no eggs'],
    ['not very allergic to eggs', 'no eggs'],
    ["haven't outgrown my egg allergy", 'no eggs'],
    ['no cure for my peanut allergy', 'no peanuts'],
    ['no doubt allergic to shrimp', 'no shellfish'],
    ['no exceptions: allergic to nuts', 'no nuts'],
    ['not merely intolerant to lactose', 'no dairy'],
  ])('is not denied by a doubt or a degree: "%s"', (text, avoided) => {
    expect(readRestrictions(text)).toMatchObject({ understood: [avoided], mentionsAllergy: true })
  })

  it.each([
    ["I'm not sure I can eat fish", 'no fish'],
    ['not sure if I can have nuts', 'no nuts'],
    ['not certain I tolerate milk', 'no dairy'],
    ['not sure nuts are safe for me', 'no nuts'],
    ['not too fond of fish', 'no fish'],
    ['not a mild fan of eggs', 'no eggs'],
  ])('is no reason to serve a food that comes after a doubt: "%s"', (text, avoided) => {
    expect(readRestrictions(text).understood).toEqual([avoided])
  })

  it.each(['not allergic to peanuts', 'no peanut allergy', 'no, I am not allergic to peanuts'])(
    'is denied: "%s"',
    (text) => {
      expect(readRestrictions(text)).toMatchObject({ understood: [], mentionsAllergy: false })
    },
  )
})

describe('a food that is no part of an allergy', () => {
  it.each([
    ['allergic to tree nuts but not peanuts', 'no tree nuts'],
    ['allergic to tree nuts but not to peanuts', 'no tree nuts'],
    ['tree nut allergy but not peanuts or eggs', 'no tree nuts'],
    ['allergic to shellfish but not fish', 'no shellfish'],
    ['allergic to eggs but not nuts', 'no eggs'],
  ])('is not avoided: "%s"', (text, avoided) => {
    expect(readRestrictions(text)).toMatchObject({ understood: [avoided], notUnderstood: [] })
  })

  it.each([
    ['allergic to walnuts but not pecans', 'no walnuts or pecans', 'except pecans'],
    ['allergic to salmon but not tuna', 'no fish', 'except tuna'],
  ])('is named if it is like the other: "%s"', (text, avoided, excepted) => {
    expect(readRestrictions(text)).toMatchObject({ understood: [avoided], notUnderstood: [excepted] })
  })

  it('is named if the allergy includes it', () => {
    expect(readRestrictions('allergic to nuts but not peanuts')).toMatchObject({
      understood: ['no nuts'],
      notUnderstood: [expect.stringContaining('peanuts')],
    })
  })

  it.each([
    'allergic to tree nuts but not peanuts, unlike my wife',
    'allergic to tree nuts but not peanuts but my wife is',
    'allergic to tree nuts but not peanuts. My wife is allergic to peanuts',
    'allergic to tree nuts but not just peanuts',
    'allergic to tree nuts but not eating peanuts either',
    'allergic to tree nuts but not eggs, peanuts',
    'hate tree nuts but not peanuts',
    'allergic to tree nuts, not peanuts',
    'allergic to tree nuts but not peanuts / sesame',
    'allergic to tree nuts but not peanuts; avoid anyway',
    'I eat most things. I have an egg allergy. But not peanuts!',
    'vegetarian with an egg allergy but not peanuts',
    'food for someone with an egg allergy but not peanuts',
    'I can tolerate my soy allergy but not peanuts',
    'allergic to shellfish but not peanuts and also eggs',
  ])('is avoided in doubt: "%s"', (text) => {
    expect(readRestrictions(text).understood).toContain('no peanuts')
  })
})

it('names an answer that may mean either: "milk: yes"', () => {
  expect(readRestrictions('Eggs: no. Milk: yes.')).toMatchObject({
    understood: ['no eggs', 'no dairy'],
    notUnderstood: ['milk: yes'],
  })
})

it.each(['Do you avoid soy? Yes', 'Allergic to soy: yes', 'No soy: yes', 'Soy: yes, severely allergic'])(
  'takes an answer as it is meant: "%s"',
  (text) => {
    expect(readRestrictions(text)).toMatchObject({ understood: ['no soy'], notUnderstood: [] })
  },
)

describe('a food after "no allergies"', () => {
  it.each([
    ['no dietary restrictions, just a peanut allergy', 'no peanuts'],
    ['no dietary restrictions just a peanut allergy', 'no peanuts'],
    ['no allergies, just peanuts', 'no peanuts'],
    ['no allergies just peanuts', 'no peanuts'],
    ['no allergies, peanuts', 'no peanuts'],
    ['no allergies: peanuts', 'no peanuts'],
    ['no allergies / peanuts', 'no peanuts'],
    ['no known food allergies - peanuts', 'no peanuts'],
    ['no allergies just shellfish', 'no shellfish'],
    ['no allergies only dairy', 'no dairy'],
    ['no known allergies, only eggs', 'no eggs'],
    ['no other allergies, peanut', 'no peanuts'],
    ['no severe allergies, just mild peanut', 'no peanuts'],
    ["don't have a milk allergy, just peanuts", 'no peanuts'],
    ['no special diet, just a peanut allergy', 'no peanuts'],
    ['not allergic to nuts just peanuts', 'no peanuts'],
    ['no nut allergy just shellfish allergy', 'no shellfish'],
    ['no egg allergy, peanut allergy', 'no peanuts'],
    ['no issues, just a milk allergy', 'no dairy'],
    ['no severe allergies, mild peanut allergy', 'no peanuts'],
    ['no allergies and peanuts', 'no peanuts'],
    ['no allergies + peanuts', 'no peanuts'],
    ['no - peanut allergy', 'no peanuts'],
  ])('is avoided in "%s"', (text, avoided) => {
    expect(readRestrictions(text).understood).toContain(avoided)
  })

  it.each([
    'no allergies',
    'no allergies to nuts',
    'no nut allergy',
    'not allergic to eggs',
    'no food allergies',
  ])('leaves nothing out in "%s"', (text) => {
    expect(readRestrictions(text)).toMatchObject({ understood: [], avoid: [] })
  })
})

describe('an allergy in words that we do not understand', () => {
  it('is listed as not understood, with the words of the visitor', () => {
    expect(readRestrictions('keine Nüsse, zorb 乳製品アレルギー').notUnderstood).toEqual([
      'keine nüsse',
      'zorb 乳製品アレルギー',
    ])
    for (const text of ['severe allergy', 'I have an allergy', 'allergies!!']) {
      const { mentionsAllergy, understood, notUnderstood } = readRestrictions(text)
      expect([text, mentionsAllergy && understood.length + notUnderstood.length > 0]).toEqual([text, true])
    }
  })
})

describe('what is denied of one person', () => {
  it.each([
    ["I'm not allergic to nuts but my wife is", 'no nuts'],
    ['I am not allergic to peanuts, but my son is', 'no peanuts'],
    ['not allergic to dairy; my daughter is', 'no dairy'],
    ["I'm not allergic to shellfish. My husband is.", 'no shellfish'],
    ['I am not allergic to eggs, my daughter is', 'no eggs'],
    ["I don't have a nut allergy but my son does", 'no nuts'],
    ['I have no dairy allergy, my kid has one', 'no dairy'],
    ['no peanut allergy for me; son has it', 'no peanuts'],
    ["My son isn't allergic to nuts but my daughter is", 'no nuts'],
    ['My wife is not allergic to nuts but I am', 'no nuts'],
    ["I'm not celiac but my daughter is", 'gluten free'],
    ["I don't have celiac disease but my daughter does", 'gluten free'],
    ["I'm not lactose intolerant but my kid is too", 'dairy free'],
  ])('holds for another: "%s"', (text, avoided) => {
    expect(readRestrictions(text)).toMatchObject({ understood: [avoided], mentionsAllergy: true })
  })

  it.each([
    ["I'm not a vegetarian but my husband is", 'vegetarian'],
    ["I'm not vegan but my wife is", 'vegan'],
    ['Not gluten free, though my wife is', 'gluten free'],
  ])('may be a diet: "%s"', (text, diet) => {
    expect(readRestrictions(text).understood).toEqual([diet])
  })

  it.each([
    "I'm not vegan, nor is my wife",
    "not allergic to nuts, my wife isn't either",
    'no nut allergy, my family is fine',
    "I'm not vegetarian, I have a family",
    "I'm no longer vegan but I was",
    'not allergic to nuts, thank you',
  ])('holds for nobody: "%s"', (text) => {
    expect(readRestrictions(text)).toMatchObject({ understood: [], notUnderstood: [] })
  })
})

describe('what one person eats', () => {
  it.each([
    ["I'm fine with dairy, husband isn't", 'no dairy'],
    ['dairy is fine for me but not for my son', 'no dairy'],
    ['nuts ok for adults not for kids', 'no nuts'],
    ['I love nuts. Not my husband.', 'no nuts'],
    ['we love fish, just not my daughter', 'no fish'],
    ['kids love milk, not me', 'no dairy'],
  ])('is avoided if another does not eat it: "%s"', (text, avoided) => {
    expect(readRestrictions(text).understood).toEqual([avoided])
  })

  it.each([
    'I eat eggs, not every day',
    'we like fish but not much',
    'my wife is not vegan, I eat fish',
    'I like carrots, not baby ones',
    'I eat fish but not with my kids',
    'we love fish. The baby is not here yet',
  ])('stays if nobody is said not to eat it: "%s"', (text) => {
    expect(readRestrictions(text).understood).toEqual([])
  })
})

describe('a denial', () => {
  it.each([
    ['no restrictions, vegetarian', 'vegetarian'],
    ['nope, celiac', 'gluten free'],
    ['Allergies: none, Vegan', 'vegan'],
    ['husband none, wife celiac', 'gluten free'],
    ["I don't have kids, I'm vegetarian", 'vegetarian'],
    ['no fish due to allergy', 'no fish'],
    ['no shrimp - allergy', 'no shellfish'],
    ["I don't eat anything that isn't gluten free", 'gluten free'],
    ['avoid non-vegan', 'vegan'],
    ["I'm not allergic to fish and I hate it", 'no fish'],
    ["not allergic to eggs, can't stand them", 'no eggs'],
    ["I'm not vegan my gf is", 'vegan'],
    ["I'm allergic to other foods besides peanuts", 'no peanuts'],
    ['I have allergies other than peanuts', 'no peanuts'],
    ["doesn't react to anything except peanuts", 'no peanuts'],
  ])('does not reach what it is not about: "%s"', (text, avoided) => {
    expect(readRestrictions(text).understood).toContain(avoided)
  })

  it.each([
    'I have no allergies but my wife does',
    'No allergies. My daughter does.',
    "I'm not allergic to nuts, only my wife is",
    "not allergic to nuts but it's my wife",
    'not allergic to nuts but she has been',
    'no egg allergy but my wife',
    'I am not the one with the nut allergy',
    'none of us are celiac except my son',
    'no one is vegan but me',
    'not all of us are vegan',
    'not everyone has a nut allergy',
    "I'm the only one in the house without a nut allergy",
    'not super allergic to eggs',
    "I'm not as allergic to nuts as I was",
    'this is not a preference it is a peanut allergy',
    "I'm not not allergic to nuts",
    "if it's not gluten free I can't eat it",
    'no my wife is vegan',
    'not allergic to pork, just no',
    'not a dairy allergy but intolerance',
    'NKA shellfish intolerance',
    'egg allergy no nut allergy yes',
    "don't forget I'm vegan",
  ])('never passes without a word if it may mean something else: "%s"', (text) => {
    const { understood, notUnderstood } = readRestrictions(text)
    expect([...understood, ...notUnderstood]).not.toEqual([])
  })

  it.each(['no plant-based milk', 'no vegan cheese', 'no vegetarian sausages', 'no halal chicken'])(
    'that describes a food is listed, because only the food itself is left out: "%s"',
    (text) => {
      expect(readRestrictions(text).notUnderstood).toEqual([text.replace('-', ' ')])
    },
  )

  it('of a diet beside an allergy is clear', () => {
    expect(readRestrictions('not vegan allergic to nuts')).toMatchObject({
      understood: ['no nuts'],
      notUnderstood: [],
    })
  })

  it.each([
    ["I have celiac disease. I'm not allergic to nuts but my wife is", ['gluten free', 'no nuts']],
    ['not allergic to nuts, not allergic to eggs, but my wife is', ['no nuts', 'no eggs']],
    [
      "I'm not allergic to nuts but my wife is. I'm not allergic to eggs but my son is",
      ['no nuts', 'no eggs'],
    ],
  ])('is taken back in full, whatever else is an allergy: "%s"', (text, avoided) => {
    expect(readRestrictions(text).understood).toEqual(avoided)
  })

  it('does not take an allergy along that another sentence denies', () => {
    const { understood, notUnderstood } = readRestrictions(
      "No nut allergy. I'm not vegetarian but my husband is",
    )
    expect([understood, notUnderstood]).toEqual([['vegetarian'], []])
  })
})

describe('an allergy that used to be and still is', () => {
  it.each(['used to be allergic to peanuts, still am', 'I used to have a nut allergy and still am allergic'])(
    'never passes without a word in "%s"',
    (text) => {
      const { understood, notUnderstood } = readRestrictions(text)
      expect([...understood, ...notUnderstood]).not.toEqual([])
    },
  )
})

describe('a wish', () => {
  it.each(['please include salmon', 'gluten is no problem', 'nuts are no problem'])(
    'for a food is no reason to leave it out in "%s", and is listed as not understood',
    (text) => {
      const { avoid, notUnderstood } = readRestrictions(text)
      expect([avoid, notUnderstood.length]).toEqual([[], 1])
    },
  )

  it.each([
    ['want less dairy', 'no dairy'],
    ['I would like less of the meat', 'no meat'],
    ['please include no nuts', 'no nuts'],
    ['please do not include nuts', 'no nuts'],
    ['nuts are no problem, but eggs are', 'no eggs'],
  ])('for less of a food leaves it out in "%s"', (text, avoided) => {
    expect(readRestrictions(text).understood).toEqual([avoided])
  })
})
