import { toFreeze } from '../../core/grocery/toFreeze.js'
import { type Eaters, portionCount } from '../../core/plan/eaters.js'
import { peopleOf } from '../../core/plan/peopleOf.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import type { Method } from '../dishes/methods.js'
import { methodOf } from './dishOf.js'
import { type PersonShare, personShares } from './personShares.js'
import { OWN_POTS, type Pots } from './potSteps.js'
import { isCookedAhead, potShares } from './weekPots.js'

/** Fruit goes frozen into a blender, and back into the freezer. */
const TAKES_FROZEN_FRUIT: readonly Method[] = ['shake', 'freeze']

/** For how many people a meal is cooked, and what it has to do with the other meals of its week. */
export interface Table {
  readonly people: number
  /** Who gets how much of it; empty if all have equal portions. */
  readonly divided: readonly PersonShare[]
  readonly pots: Pots
}

export function tableFor(meal: Meal, week: WeekPlan | undefined, eaters: Eaters): Table {
  const people = peopleOf(eaters)
  const divided = personShares(meal, eaters)
  const ahead = new Set(meal.items.flatMap(({ food }) => (isCookedAhead(food, meal) ? [food.id] : [])))
  const date = week?.days.find(({ meals }) => meals.includes(meal))?.date
  if (!week || date === undefined) return { people, divided, pots: { ...OWN_POTS, ahead } }
  const isFirstDay = date === week.startDate
  const portions = portionCount(eaters)
  const frozen = toFreeze(week, eaters).flatMap(({ food, isRest, uses }) => {
    const own = uses.find((use) => use.date === date && use.type === meal.type)
    if (!own) return []
    const all = uses.map((use) => ({ ...use, grams: use.grams * portions - (use.missingG ?? 0) }))
    const isThawed = food.category !== 'fruit' || !TAKES_FROZEN_FRUIT.includes(methodOf(meal))
    return [[food.id, { isRest, isThawed, missingG: own.missingG ?? 0, uses: all }] as const]
  })
  return {
    people,
    divided,
    pots: {
      shares: potShares(meal, week, eaters),
      ahead: isFirstDay ? new Set() : ahead,
      isFirstDay,
      isFirstMorning: isFirstDay && meal.type === 'breakfast',
      frozen: new Map(frozen),
    },
  }
}
