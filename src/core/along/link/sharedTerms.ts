import { DIET_NAMES } from '../../food/diets.js'
import type { RestrictionTerm } from '../../food/restrictionTerm.js'
import type { WeekPlan } from '../../plan/weekPlan.js'

/** The kinds of terms that a link may carry. Other kinds hold what the visitor typed, which may be anything. */
export const SHARED_KINDS = ['diet', 'macroStyle', 'avoid', 'food'] as const
type SharedKind = (typeof SHARED_KINDS)[number]
export type SharedTerm = RestrictionTerm & { readonly kind: SharedKind }

/** A food or food group in plain words, of at most `LINK_LIMITS.termLength` letters: no digits, addresses or signs. */
const FOOD_WORDS = /^\p{L}[\p{L}\p{M} '’-]{0,79}$/u
const MACRO_STYLES = ['keto', 'low_carb', 'high_protein']

const isSharedKind = (term: RestrictionTerm): term is SharedTerm =>
  SHARED_KINDS.some((kind) => kind === term.kind)

/** Whether a term's value is one that its kind can have. A forged link could hold any text. */
export function isPlainTerm({ kind, name }: SharedTerm): boolean {
  if (kind === 'diet') return Object.hasOwn(DIET_NAMES, name)
  if (kind === 'macroStyle') return MACRO_STYLES.includes(name)
  return FOOD_WORDS.test(name)
}

/** What a week was made for, as far as a link may say it: first what is applied, then what is not. */
export function sharedTerms({
  applied,
  notApplied,
}: NonNullable<WeekPlan['madeFor']>): readonly [readonly SharedTerm[], readonly SharedTerm[]] {
  const shared = (terms: readonly RestrictionTerm[]) => terms.filter(isSharedKind).filter(isPlainTerm)
  return [shared(applied), shared(notApplied)]
}
