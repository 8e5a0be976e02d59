import { DAYS_PER_WEEK } from '../../../src/core/plan/daysPerWeek.js'
import { asPercent, atLeast, atMost, type Row } from '../bars.js'
import { isMade, type Outcome } from '../benchWeek.js'
import { DIETS, FIVE_ALLERGENS, FOOD_PAIRS, groupOf, MACRO_PAIRS } from '../diets.js'
import { gapText, type NearestDay } from '../feasibility/nearestDay.js'
import { shareOf, sumOf } from '../statistics.js'

const ALL = 0.995
const EACH = 0.97
const MOST_INFEASIBLE = 0.02
const MOST_EXAMPLES = 3

/** A profile's week and, if some of its days miss their numbers, the nearest day that exists. */
export interface TargetWeek {
  readonly outcome: Outcome
  readonly nearest: NearestDay | undefined
}

const daysOnTarget = ({ outcome }: TargetWeek) => (isMade(outcome) ? outcome.daysOnTarget : 0)
const isFeasible = ({ nearest }: TargetWeek) => nearest?.verdict !== 'infeasible'
const named = (group: string) => (group === '' ? 'no diet' : group)

export function missesDays(outcome: Outcome): boolean {
  return !isMade(outcome) || outcome.daysOnTarget < DAYS_PER_WEEK
}

function shareOnTarget(weeks: readonly TargetWeek[]): number {
  const feasible = weeks.filter(isFeasible)
  return sumOf(feasible, daysOnTarget) / (feasible.length * DAYS_PER_WEEK)
}

interface Group {
  readonly name: string
  readonly weeks: readonly TargetWeek[]
  readonly onTarget: number
}

function groupsOf(names: readonly string[], weeks: readonly TargetWeek[]): Group[] {
  return names
    .map((name) => {
      const ofGroup = weeks.filter(({ outcome }) => groupOf(outcome.profile) === name)
      return { name: named(name), weeks: ofGroup, onTarget: shareOnTarget(ofGroup) }
    })
    .filter(({ onTarget }) => !Number.isNaN(onTarget))
    .sort((a, b) => a.onTarget - b.onTarget)
}

/** The worst group of a kind, and the others under the bar. */
function worstRows(kind: string, groups: readonly Group[]): Row[] {
  const [worst, ...others] = groups
  if (worst === undefined) return []
  const toRow = ({ name, weeks, onTarget }: Group, what: string) =>
    atLeast(`${what}: ${name}`, onTarget, EACH, asPercent, `of ${weeks.length} weeks`)
  return [
    toRow(worst, `days on target, the worst of ${groups.length} ${kind}`),
    ...others.filter(({ onTarget }) => onTarget < EACH).map((group) => toRow(group, '  also')),
  ]
}

/** Days with all four numbers within 95–105%, of the profiles for which the book has such a day. */
export function targetRows(weeks: readonly TargetWeek[]): Row[] {
  const feasible = weeks.filter(isFeasible)
  return [
    {
      what: 'days on target, of all',
      figure: asPercent(sumOf(weeks, daysOnTarget) / (weeks.length * DAYS_PER_WEEK)),
    },
    atLeast(
      'days on target, of the profiles with a feasible day',
      shareOnTarget(weeks),
      ALL,
      asPercent,
      `of ${feasible.length} weeks`,
    ),
    ...worstRows('diets', groupsOf([...DIETS, FIVE_ALLERGENS], weeks)),
    ...worstRows('pairs with a split of macros', groupsOf(MACRO_PAIRS, weeks)),
    ...worstRows('pairs that leave out foods', groupsOf(FOOD_PAIRS, weeks)),
  ]
}

function nearestText(nearest: NearestDay | undefined): string {
  return nearest === undefined ? '' : `${gapText(nearest)} (${nearest.dishes.join(', ')})`
}

/** Profiles whose numbers no day of allowed dishes and sides meets; more than a few are a gap in the book. */
export function feasibilityRows(weeks: readonly TargetWeek[]): Row[] {
  const groups = groupsOf([...new Set(weeks.map(({ outcome }) => groupOf(outcome.profile)))], weeks)
  const all = [...DIETS, FIVE_ALLERGENS, ...MACRO_PAIRS, ...FOOD_PAIRS]
  const infeasible = all.flatMap((name) => {
    const ofGroup = weeks.filter(({ outcome }) => groupOf(outcome.profile) === name)
    const none = ofGroup.filter((week) => !isFeasible(week))
    if (none.length === 0) return []
    const share = none.length / ofGroup.length
    return [
      atMost(`  ${named(name)}`, share, MOST_INFEASIBLE, asPercent, `of ${ofGroup.length}`),
      ...none.slice(0, MOST_EXAMPLES).map(({ outcome: { profile, rules }, nearest }) => ({
        what: `    ${profile.mealsPerDay} meals, ${Math.round(rules.targets.calories)} kcal, without ${profile.foodRestrictions.join(', ') || 'nothing more'}: ${nearestText(nearest)}`,
        figure: '',
      })),
    ]
  })
  const open = weeks.filter(({ nearest }) => nearest?.verdict === 'open').length
  return [
    atMost(
      `profiles without a feasible day, in ${groups.length} diets and pairs`,
      shareOf(weeks, (week) => !isFeasible(week)),
      MOST_INFEASIBLE,
      asPercent,
      `of ${weeks.length}`,
    ),
    { what: '  not decided in time, counted as feasible', figure: String(open) },
    ...infeasible,
  ]
}
