import { builtInFoods, foodsFor, readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { INDEPENDENT_PHRASES } from './restrictions.independent.js'

const idsOf = (list: string) => list.split(' ').filter(Boolean)

const READINGS = INDEPENDENT_PHRASES.map(([text, mustAvoid, mustOffer]) => {
  const foods = foodsFor({ dietaryRestrictions: text, foodRestrictions: [] })
  const offered = new Set(foods.map(({ id }) => id))
  return {
    text,
    isUnsafe: idsOf(mustAvoid).some((id) => offered.has(id)),
    isTold: readRestrictions(text).notUnderstood.length > 0,
    isOverAvoided: idsOf(mustOffer).some((id) => !offered.has(id)),
  }
})

type Reading = (typeof READINGS)[number]

function textsThat(isMeant: (reading: Reading) => boolean, what: string): string[] {
  const texts = READINGS.filter(isMeant).map(({ text }) => text)
  const percent = ((100 * texts.length) / READINGS.length).toFixed(1)
  console.info(`${what}: ${texts.length} of ${READINGS.length} phrases (${percent}%)`)
  return texts
}

describe('reading phrases of a person who had not seen the code', () => {
  it('knows every food of the table', () => {
    const known = new Set(builtInFoods.map(({ id }) => id))
    const named = INDEPENDENT_PHRASES.flatMap(([, ...lists]) => lists.flatMap(idsOf))
    expect(named.filter((id) => !known.has(id))).toEqual([])
    expect(READINGS.length).toBeGreaterThanOrEqual(300)
  })

  it('never offers a food to avoid without saying so', () => {
    expect(textsThat(({ isUnsafe, isTold }) => isUnsafe && !isTold, 'Unsafe in silence')).toEqual([])
  })

  it('offers a food to avoid in at most 3% of the phrases, and then says what it did not understand', () => {
    const texts = textsThat(({ isUnsafe, isTold }) => isUnsafe && isTold, 'Unsafe though told')
    expect(texts.length / READINGS.length, texts.join('; ')).toBeLessThanOrEqual(0.03)
  })

  it('leaves out a food without need in at most 2% of the phrases', () => {
    const texts = textsThat(({ isOverAvoided }) => isOverAvoided, 'Over-avoided')
    expect(texts.length / READINGS.length, texts.join('; ')).toBeLessThanOrEqual(0.02)
  })
})
