import type { Format } from '../format.js'
import { oneLine } from '../oneLine.js'
import type { CoreWords } from '../words.js'
import { amountText } from './amountText.js'
import { type Eaters, eatAlike, everybody, portionFor } from './eaters.js'
import { peopleOf } from './peopleOf.js'
import type { Meal } from './weekPlan.js'

/** What a text says of each person's portion: once if it is the same for all, otherwise with whom it is for. */
export function textForEach(
  eaters: Eaters,
  textOf: (person: number) => string,
  { eaters: words }: CoreWords,
  separator = '; ',
): string {
  const personsByText = new Map<string, number[]>()
  for (const person of everybody(eaters)) {
    const text = textOf(person)
    personsByText.set(text, [...(personsByText.get(text) ?? []), person + 1])
  }
  const texts = [...personsByText]
  const [first = ['']] = texts
  if (texts.length === 1) return eatAlike(eaters) ? first[0] : words.each(first[0])
  return texts.map(([text, persons]) => words.amount(text, persons)).join(separator)
}

/** How many people a plan feeds, and whom its amounts are for; empty for one. */
export function eatersText(eaters: Eaters, { eaters: words }: CoreWords): string {
  const people = peopleOf(eaters)
  if (people === 1) return ''
  return eatAlike(eaters) ? words.alike(people) : words.unlike(people)
}

/** The foods of a meal with how much of each everybody eats, such as `Eggs, large: 3.5 oz · 2 large eggs · 100 g`. */
export function itemLines(meal: Meal, eaters: Eaters, words: CoreWords, format: Format): string[] {
  const portions = everybody(eaters).map((person) => portionFor(meal, eaters, person))
  return meal.items.map((item, index) => {
    const amountFor = (person: number) => amountText(portions[person]?.items[index] ?? item, words, format)
    return `${oneLine(item.food.name)}: ${textForEach(eaters, amountFor, words)}`
  })
}
