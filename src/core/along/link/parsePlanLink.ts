import { builtInFoods } from '../../food/builtInFoods.js'
import type { Food, GivenFoods } from '../../food/food.js'
import { seasoningsIn } from '../../food/foodFinder.js'
import { isSeasoning } from '../../food/isSeasoning.js'
import type { DailyTargets } from '../../nutrition/dailyTargets.js'
import type { Portion } from '../../nutrition/scaledTargets.js'
import type { WeekPlan } from '../../plan/weekPlan.js'
import type { PlanState } from '../../state/planState.js'
import { parseBase64url } from './base64url.js'
import { createByteReader, DamagedLinkError } from './linkBytes.js'
import { checksumOf, foodHash, LINK_LIMITS, LINK_VERSIONS } from './linkFormat.js'
import { parseLinkWords } from './linkWords.js'
import { parseLinkPlan } from './parseLinkPlan.js'

/** Why a link opens no plan. */
export type PlanLinkFailure =
  /** A part is missing or was changed in transit. */
  | 'damaged'
  /** A newer or unknown version of this widget made it. */
  | 'other-version'
  /** It names foods that this catalogue does not have. */
  | 'other-catalogue'

/** The contents of a link, with its numbers computed from this catalogue's foods; or the reason why it has none. */
export type PlanLinkContent =
  | {
      readonly failure: null
      readonly week: WeekPlan
      /** Those of the sharer, if the sharer agreed to share them. */
      readonly targets?: DailyTargets
      /** How many people eat the week's meals; absent if only one does. */
      readonly people?: number
      /** How much each further person eats, as a factor on the meals' portions; absent if all eat the same. */
      readonly portions?: readonly Portion[]
      /** The meals that are eaten out, without the dishes that were planned; absent if there are none. */
      readonly eatenOut?: PlanState['eatenOut']
    }
  | { readonly failure: PlanLinkFailure }

/**
 * The foods by their key in a link. Two foods with the same key are left out, so that neither is mistaken for the
 * other.
 */
function foodsByHash(foods: readonly Food[]): ReadonlyMap<number, Food> {
  const byHash = new Map<number, Food | null>()
  for (const food of [...foods.filter((food) => !isSeasoning(food)), ...seasoningsIn(foods)]) {
    const hash = foodHash(food)
    const known = byHash.get(hash)
    byHash.set(hash, known === undefined || known?.id === food.id ? food : null)
  }
  return new Map([...byHash].flatMap(([hash, food]) => (food ? [[hash, food]] : [])))
}

/**
 * Reads the text of a link that {@link planToLink} made. It never throws. It looks foods up in the catalogue, holds
 * amounts to what the catalogue allows, and computes every number anew. Names of dishes stay as the link gives them, so
 * the caller has to check them like a model's before it shows them.
 * @param foods the catalogue of the person who opens the link.
 */
export function parsePlanLink(text: string, foods?: GivenFoods): PlanLinkContent {
  if (typeof text !== 'string' || text.length > LINK_LIMITS.characters) return { failure: 'damaged' }
  const [version = '', checksum, body = '', table, ...rest] = text.split('.')
  if (!Object.values<string>(LINK_VERSIONS).includes(version))
    return { failure: /^\d{1,4}$/.test(version) ? 'other-version' : 'damaged' }
  if (table === undefined || rest.length > 0 || checksum !== checksumOf(`${body}.${table}`)) {
    return { failure: 'damaged' }
  }
  const bytes = parseBase64url(body)
  const words = parseLinkWords(table)
  if (!bytes || !words) return { failure: 'damaged' }
  try {
    const plan = parseLinkPlan(createByteReader(bytes), words, foodsByHash(foods ?? builtInFoods))
    return plan ? { failure: null, ...plan } : { failure: 'other-catalogue' }
  } catch (error) {
    if (error instanceof DamagedLinkError) return { failure: 'damaged' }
    throw error
  }
}
