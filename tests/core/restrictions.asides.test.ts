import { readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

describe('traces', () => {
  it.each([
    ['no nuts, not even traces', 'no nuts'],
    ['no traces of peanuts', 'no peanuts'],
    ['no trace amounts of soy', 'no soy'],
    ['may contain traces of nuts not ok', 'no nuts'],
    ['may contain nuts is not ok', 'no nuts'],
    ['no "may contain" soy', 'no soy'],
    ['no soy, and no products that may contain it', 'no soy'],
    ['traces of nuts are not fine', 'no nuts'],
    ['even a trace of egg makes me sick', 'no eggs'],
  ])('count as an allergy: "%s"', (text, avoided) => {
    const read = readRestrictions(text)
    expect(read.mentionsAllergy).toBe(true)
    expect(read.understood).toEqual([avoided])
    expect(read.notUnderstood).toEqual([])
  })

  it.each([
    ['no shrimp, no shared facility', 'no shellfish', 'shared facility'],
    ['no shrimp made on shared equipment', 'no shellfish', 'shared equipment'],
    ['sin camarones, ni trazas', 'no shellfish', 'trazas'],
    ['no camarones, puede contener', 'no shellfish', 'contener'],
  ])('are listed beside it in other words: "%s"', (text, avoided, listed) => {
    const read = readRestrictions(text)
    expect(read.mentionsAllergy).toBe(true)
    expect(read.understood).toEqual([avoided])
    expect(read.notUnderstood).toEqual([listed])
  })

  it('are listed where they are all that is said', () => {
    expect(readRestrictions('No traces!').notUnderstood).toEqual(['No traces!'])
  })

  it.each([
    'trace minerals',
    'vegan, with trace elements',
    'trace amounts of minerals',
    'no nuts',
    'food that contains no dairy',
    'I may not eat pork',
    'traces are fine',
    'traces of nuts are ok',
    'may contain nuts is ok',
    'fine with traces',
    'I may contain my hunger',
    'a shared facility is fine',
    'shared kitchenette',
  ])('are not meant in "%s"', (text) => {
    expect(readRestrictions(text).mentionsAllergy).toBe(false)
  })
})

describe('a dislike behind traces of something else', () => {
  it.each([
    ['no nuts, not even traces, I hate shrimp', ['no nuts', 'no shrimp']],
    ['no nuts, not even traces. We dislike shrimp', ['no nuts', 'no shrimp']],
    ["no peanuts, no traces, I don't like shrimp or crab", ['no peanuts', 'no shrimp', 'no crab']],
    ['I am allergic, so no nuts, I also hate shrimp', ['no nuts', 'no shrimp']],
  ])('is no allergy: "%s"', (text, understood) => {
    const read = readRestrictions(text)
    expect(read).toMatchObject({ mentionsAllergy: true, understood })
  })

  it.each([
    ['I hate shrimp, not even traces', ['no shellfish']],
    ['No traces please. I hate shrimp', ['no shellfish']],
    ['no nuts, not even traces, no shrimp', ['no nuts', 'no shellfish']],
    ['no nuts, no shrimp, not even traces', ['no nuts', 'no shellfish']],
    ['no shrimp, not even traces, I hate shrimp', ['no shellfish']],
    ['no nuts, not even traces, I hate shrimp, it may contain nuts', ['no nuts', 'no shellfish']],
    ['no nuts, not even traces, I hate shrimp because it gives me hives', ['no nuts', 'no shellfish']],
    ['no nuts, not even traces, I hate shrimp, same for crab', ['no nuts', 'no shellfish']],
  ])('stays one if it may be meant by it: "%s"', (text, understood) => {
    expect(readRestrictions(text).understood).toEqual(understood)
  })
})

describe('an illness without a name', () => {
  it.each([
    'sick stomach',
    'my stomach',
    'stomach condition',
    'health condition',
    'health reasons',
    'medical reasons',
    'I am sick',
    'severe',
    'I have a disease',
  ])('is listed if nothing else is said: "%s"', (text) => {
    const read = readRestrictions(text)
    expect(read.notUnderstood).toEqual([text])
    expect(read.mentionsAllergy).toBe(false)
  })

  it.each([
    'I am not sick',
    'no health conditions',
    'no medical reasons',
    'Medical conditions: none',
    'in good health',
    'for my health',
    'please',
  ])('is not meant in "%s"', (text) => {
    expect(readRestrictions(text).notUnderstood).toEqual([])
  })

  it.each([
    ['vegan for health reasons', 'vegan'],
    ['eggs make me sick', 'no eggs'],
    ['no pork, medical reasons', 'no pork'],
  ])('says nothing more beside what is avoided: "%s"', (text, understood) => {
    const read = readRestrictions(text)
    expect(read.understood).toEqual([understood])
    expect(read.notUnderstood).toEqual([])
  })
})

describe('what is fine, but left out with what is alike', () => {
  it.each([
    ['allergic to salmon, tuna is fine', 'no fish', 'tuna'],
    ['allergic to salmon. Tuna is fine', 'no fish', 'tuna'],
    ['allergic to shrimp, crab is ok', 'no shellfish', 'crab'],
  ])('is listed: "%s"', (text, avoided, told) => {
    const read = readRestrictions(text)
    expect(read.understood).toEqual([avoided])
    expect(read.notUnderstood).toEqual([told])
  })

  it.each([
    [
      'allergic to shellfish, fish and eggs are fine',
      ['no shellfish', 'no fish', 'no eggs'],
      'fish and eggs',
    ],
    ['allergic to shellfish, fish and eggs ok', ['no shellfish', 'no fish', 'no eggs'], 'fish and eggs'],
    [
      'allergic to nuts, rice, milk, and eggs are okay',
      ['no nuts', 'no rice', 'no dairy', 'no eggs'],
      'rice, milk, and eggs',
    ],
    ['I hate pork, chicken & beef are fine', ['no pork', 'no chicken', 'no beef'], 'chicken & beef'],
    ['allergic to nuts, shellfish, eggs are fine', ['no nuts', 'no shellfish', 'no eggs'], 'eggs'],
  ])('is listed as a whole, because it may be left out: "%s"', (text, avoided, told) => {
    const read = readRestrictions(text)
    expect(read.understood).toEqual(avoided)
    expect(read.notUnderstood).toContain(told)
  })

  it.each([
    'allergic to rice, fish and eggs are not fine',
    'allergic to fish and eggs, I am fine',
    'allergic to salmon, tuna is not fine',
    'allergic to salmon, tuna',
    'allergic to salmon, I am fine',
  ])('is not meant in "%s"', (text) => {
    expect(readRestrictions(text).notUnderstood).toEqual([])
  })
})
