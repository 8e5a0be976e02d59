import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { Method } from '../dishes/methods.js'
import { rolesIn } from './fillStep.js'
import type { Role } from './roles.data.js'

interface MethodSteps {
  readonly cooked: readonly string[]
  /** What is done at the table, with the portion of the day. */
  readonly table: readonly string[]
  /** Whether foods of a role go on at the table. */
  readonly isOfTheDay: (role: Role) => boolean
}

export function stepsOf(method: Method, { method: methods, served }: RecipeWords): MethodSteps {
  const cooked = methods[method]
  const tables: Readonly<Partial<Record<Method, readonly string[]>>> = served
  const table = tables[method] ?? []
  const before = new Set(cooked.flatMap(rolesIn))
  const onTop = new Set(table.flatMap(rolesIn).filter((role) => !before.has(role)))
  return { cooked, table, isOfTheDay: (role) => onTop.has(role) }
}

/** What is served after the rest is put away. */
export const today = ([first, ...more]: readonly string[], recipe: RecipeWords): readonly string[] =>
  first === undefined ? [] : [`${recipe.today} ${first}`, ...more]
