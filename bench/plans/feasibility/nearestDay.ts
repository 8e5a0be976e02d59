import loadHighs from 'highs'
import { NUTRIENTS } from '../../../src/core/nutrition/macros.js'
import type { PlanRules } from '../../../src/core/plan/planRules.js'
import { type DayProgram, type DishFilter, dayProgram } from './dayProgram.js'
import type { Nutrient } from './slot.js'

/** A little under the 5% of a day on target, because real amounts are in whole steps. */
const NEAR_ENOUGH = 0.048
const QUICK_SECONDS = 8
const PATIENT_SECONDS = 40
/** A choice is worth trying if the relaxation takes at least this share of it. */
const TAKEN = 1e-6

type Columns = Readonly<Record<string, { readonly Primal?: number } | undefined>>

/** The day that comes nearest to a visitor's targets. */
export interface NearestDay {
  /** `open`: no day was found in time, but there may be one. */
  readonly verdict: 'feasible' | 'infeasible' | 'open'
  /**
   * How far each number is from its target, as a share of it. Absent if there is no day at all, not even off target.
   */
  readonly gaps?: Readonly<Record<Nutrient, number>>
  readonly dishes: readonly string[]
}
export type FindNearestDay = (rules: PlanRules) => NearestDay

const solved = (columns: Columns, variable: string) => columns[variable]?.Primal ?? 0

function toNearestDay(day: DayProgram, columns: Columns, isProven: boolean): NearestDay {
  const isFeasible = solved(columns, day.gap) <= NEAR_ENOUGH + TAKEN
  const gapOf = (nutrient: Nutrient) =>
    day.day[nutrient].reduce((sum, [share, variable]) => sum + share * solved(columns, variable), -1)
  return {
    verdict: isFeasible ? 'feasible' : isProven ? 'infeasible' : 'open',
    gaps: {
      calories: gapOf('calories'),
      protein: gapOf('protein'),
      carbs: gapOf('carbs'),
      fat: gapOf('fat'),
    },
    dishes: day.dishes
      .filter(({ chosen }) => solved(columns, chosen) > 0.5)
      .map(({ type, family }) => `${type} ${family.id}`),
  }
}

/**
 * Asks whether any day of dishes and sides meets all four targets. The relaxation, in which a meal may be shares of
 * many dishes, often rules that out at once. Otherwise the dishes that it takes are tried first, and then all dishes.
 */
export async function loadNearestDay(): Promise<FindNearestDay> {
  const highs = await loadHighs()
  const solve = (day: DayProgram, seconds: number) => {
    const options = {
      output_flag: false,
      time_limit: seconds,
      objective_target: NEAR_ENOUGH,
      mip_rel_gap: 0.02,
    }
    const { Status, Columns } = highs.solve(day.program.toText(false), options)
    const hasDay = (Columns as Columns)[day.gap]?.Primal !== undefined && Status !== 'Infeasible'
    return { columns: hasDay ? (Columns as Columns) : undefined, isProven: Status === 'Optimal' }
  }
  return (rules) => {
    const all = dayProgram(rules)
    if (all === undefined) return { verdict: 'infeasible', dishes: [] }
    const relaxed = highs.solve(all.program.toText(true), { output_flag: false })
    if (relaxed.Status !== 'Optimal') return { verdict: 'infeasible', dishes: [] }
    const isRuledOut = relaxed.ObjectiveValue > NEAR_ENOUGH
    const taken = new Set(
      all.dishes
        .filter(({ chosen }) => solved(relaxed.Columns, chosen) > TAKEN)
        .map(({ type, family }) => `${type} ${family.id}`),
    )
    const isTaken: DishFilter = (type, dishId) => taken.has(`${type} ${dishId}`)
    const few = dayProgram(rules, isTaken)
    const quick = few && solve(few, QUICK_SECONDS)
    const found = few && quick?.columns && toNearestDay(few, quick.columns, isRuledOut)
    if (found?.verdict === 'feasible') return found
    const patient = solve(all, PATIENT_SECONDS)
    if (patient.columns) return toNearestDay(all, patient.columns, patient.isProven || isRuledOut)
    return found ?? { verdict: isRuledOut ? 'infeasible' : 'open', dishes: [] }
  }
}

/** Which numbers of the nearest day are short or over, such as `calories −9.4%, protein −9.0%`. */
export function gapText({ gaps }: NearestDay): string {
  if (gaps === undefined) return 'no day at all'
  const percent = (gap: number) => `${gap < 0 ? '−' : '+'}${Math.abs(100 * gap).toFixed(1)}`
  return NUTRIENTS.map((nutrient) => `${nutrient} ${percent(gaps[nutrient])}%`).join(', ')
}
