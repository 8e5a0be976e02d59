import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { Method } from '../dishes/methods.js'
import { createClock } from './clock.js'
import type { CookedItem, RecipeLanguage } from './cookedItem.js'
import { fillStep, rolesIn } from './fillStep.js'
import { createPot } from './pot.js'
import type { Role } from './roles.data.js'
import { createStepSource } from './stepSource.js'

export interface MethodSteps {
  readonly cooked: readonly string[]
  /** What is done at the table, with the portion of the day. */
  readonly table: readonly string[]
}

export function stepsOf(method: Method, { method: methods, served }: RecipeWords): MethodSteps {
  const tables: Readonly<Partial<Record<Method, readonly string[]>>> = served
  return { cooked: methods[method], table: tables[method] ?? [] }
}

const DRESSING: readonly Role[] = [
  'acid',
  'fat',
  'sauce',
  'sweet',
  'spread',
  'yogurt',
  'mayo',
  'cream',
  'pesto',
]

/** How a portion that is eaten later is served, if its dressing waits in a jar. */
export function dressedLater(
  method: Method,
  main: readonly CookedItem[],
  { servedLater }: RecipeWords,
): readonly string[] | undefined {
  const tables: Readonly<Partial<Record<Method, readonly string[]>>> = servedLater
  return main.some(({ role }) => DRESSING.includes(role)) ? tables[method] : undefined
}

/** The foods that go on at the table: no step before has a place for them. */
export function ofTheDay(
  items: readonly CookedItem[],
  { cooked, table }: MethodSteps,
  language: RecipeLanguage,
): readonly CookedItem[] {
  if (table.length === 0) return []
  const pot = createPot(items)
  const source = createStepSource(pot, 1, createClock(), language)
  for (const template of cooked) fillStep(template, source)
  return pot.unnamed(table.flatMap(rolesIn))
}

/** Some sentences after the words that say when they are for. */
export const introduced = (words: string, [first, ...more]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [`${words} ${first}`, ...more]
