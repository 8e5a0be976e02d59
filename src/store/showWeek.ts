import { DAYS_PER_WEEK } from '../core/plan/daysPerWeek.js'
import { isAt } from '../core/plan/isAt.js'
import type { PlanState } from '../core/state/planState.js'
import { changeNames } from './changeNames.js'
import { withStep } from './historyActions.js'
import { missingSeasonings } from './missingSeasonings.js'
import { type NoticeContent, WEEK_TOPICS } from './notices.js'
import type { MadeWeek } from './plannerServices.js'
import type { ShownPlan, StateAccess } from './plannerState.js'
import type { RequestedWeek } from './requestWeek.js'
import type { WeekOrder } from './weekOrder.js'

/** The notice about the model's part in the week; null if all went as expected. */
function originNotice({ modelDays, fellBack }: MadeWeek): NoticeContent | null {
  // The notice of a fallback blames high demand, which would be a guess without a network.
  if (fellBack && navigator.onLine) return { code: 'plan-fallback' }
  if (modelDays === 0) return { code: 'plan-without-ai' }
  if (modelDays === null || modelDays >= DAYS_PER_WEEK) return null
  return { code: 'plan-partly-ai', modelDays, days: DAYS_PER_WEEK }
}

/**
 * The plan of a new week. The visitor's decisions about the previous plan stay; the ticks and the amounts to buy belonged
 * to the previous list, unless they say which seasonings are missing at home.
 */
function shownPlan({ made, foods, before }: RequestedWeek, { profile }: WeekOrder): ShownPlan {
  const { plan } = made
  const listEdits = before ? { ...before.listEdits, quantities: missingSeasonings(before) } : plan.listEdits
  return { ...plan, listEdits, tickedFoodIds: [], profile, foods }
}

/** What became of dishes that were locked on days of the new week, as lists of names. */
function lockedDishes({ week, locked }: PlanState, after: PlanState) {
  const unlocked = new Set<string>()
  const cooked = new Set<string>()
  for (const { date, meals } of week.days) {
    const now = after.week.days.find((day) => day.date === date)?.meals
    for (const { type, name, leftoverOf } of now ? meals : []) {
      const isHere = isAt({ date, type })
      if (!locked.some(isHere)) continue
      if (!after.locked.some(isHere)) unlocked.add(name)
      else if (leftoverOf && !now?.find((meal) => meal.type === type)?.leftoverOf) cooked.add(name)
    }
  }
  // A name may have commas.
  return { unlocked: [...unlocked].join('; '), cooked: [...cooked].join('; ') }
}

/** Shows a new week, and tells the visitor and the host. */
export function showWeek({ get, set }: StateAccess, requested: RequestedWeek, order: WeekOrder): void {
  const { made, before } = requested
  const { emit, notify, withdrawNotices } = get().actions
  const origin = originNotice(made)
  const plan = shownPlan(requested, order)
  if (order.name !== undefined) changeNames.set(plan, order.name)
  const { startDay } = get().choices
  // In the form, it would be refused inside a fold that nobody has opened.
  const hasPassed = startDay !== null && startDay < plan.week.startDate
  withdrawNotices(...WEEK_TOPICS)
  set({
    ...withStep(get(), plan),
    phase: { name: 'plan', plan, isNew: true },
    planBehindForm: null,
    tab: 'plan',
    dayIndex: 0,
    ...(hasPassed && { choices: { ...get().choices, startDay: null } }),
    // Other answers may be about other people.
    ...(order.previous === null && { person: 0 }),
  })
  emit({ type: 'plan_generated', isFirst: order.previous === null, fellBack: made.fellBack })
  if (origin) notify(origin)
  if (before) {
    const hadTicks = before.tickedFoodIds.length > 0
    const amountsOf = ({ listEdits }: PlanState) => Object.keys(listEdits.quantities).length
    const hadAmounts = amountsOf(before) > amountsOf(plan)
    notify({ code: 'plan-replaced', ...lockedDishes(before, made.plan), hadTicks, hadAmounts }, true)
  }
}
