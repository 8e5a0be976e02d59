import { isHonestName } from '../ai/isHonestName.js'
import { type PlanLinkFailure, parsePlanLink } from '../core/along/link/parsePlanLink.js'
import type { Food } from '../core/food/food.js'
import { LONGEST_RESTRICTIONS } from '../core/food/readRestrictions.js'
import type { Meal, WeekPlan } from '../core/plan/weekPlan.js'
import { newPlanState } from '../core/state/newPlanState.js'
import { hostAlongWords } from '../messages/hostAlongWords.js'
import { sharedPlanText } from '../messages/sharedPlanText.js'
import { nameByEnergy } from '../planner/index.js'
import { lastPlan, withStep } from '../store/historyActions.js'
import type { ShownPlan } from '../store/plannerState.js'
import type { KeepingContext } from './keepingContext.js'
import { openersRules } from './openersRules.js'

const FIRST_SEED = 1

/** Replaces a dish name that is not true of its foods: a forged link could say anything in the page's name. */
function withHonestName(meal: Meal, catalogue: readonly Food[]): Meal {
  const foods = meal.items.map(({ food }) => food)
  return isHonestName(meal.name, foods, catalogue) ? meal : { ...meal, name: nameByEnergy(meal.items) }
}

function withHonestNames(week: WeekPlan, catalogue: readonly Food[]): WeekPlan {
  const days = week.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => withHonestName(meal, catalogue)),
  }))
  return { ...week, days }
}

/** What a reader has decided about dishes and foods, whatever the week. */
const wishesOf = ({ neverDishIds, favouriteDishIds, dishNames, pantryFoodIds }: ShownPlan) => ({
  neverDishIds,
  favouriteDishIds,
  pantryFoodIds,
  ...(dishNames && { dishNames }),
})

/**
 * Shows the plan of a link, or says why it cannot; then nothing changes. The reader's own rules and wishes apply to the
 * plan. Their own plan is set aside, so that they can go back to it. The plan of another link is none: undo leads back
 * to that.
 */
export function showLinkedPlan(
  text: string,
  foods: readonly Food[],
  { store, messages }: KeepingContext,
): boolean {
  const words = hostAlongWords(messages.current).shared
  const state = store.getState()
  const { draft, actions } = state
  const content = parsePlanLink(text, foods)
  const refuse = (text: string) => {
    actions.notify({ code: 'plan-unchanged', text })
    return false
  }
  if (content.failure !== null) {
    const texts: Readonly<Record<PlanLinkFailure, string>> = {
      damaged: words.damaged,
      'other-version': words.otherVersion,
      'other-catalogue': words.otherCatalogue,
    }
    return refuse(texts[content.failure])
  }
  const before = lastPlan(state)
  const isSharedToo = before?.isShared === true
  const own = before && !isSharedToo ? before : state.own
  const decided = before ?? own
  const week = withHonestNames(content.week, foods)
  const { targets, people = 1, portions, eatenOut = [] } = content
  const opening = { week, targets, people, portions, eatenOut, own, draft, foods }
  const { basis, profile, isWithoutBudget } = openersRules(opening)
  // No plan is shown whose rules cannot be read.
  if (basis.dietaryRestrictions.length > LONGEST_RESTRICTIONS) {
    const isOwn = basis.dietaryRestrictions === draft.dietaryRestrictions
    return refuse(isOwn ? words.longRestrictions : words.damaged)
  }
  const now = basis.people ?? 1
  const withoutTargets = !own && profile === null && targets === undefined
  const plan: ShownPlan = {
    ...newPlanState(week, basis, FIRST_SEED),
    ...(decided && wishesOf(decided)),
    eatenOut,
    profile,
    foods,
    isShared: true,
    ...(people !== now && { sharedFor: people }),
    ...(withoutTargets && { withoutTargets }),
    ...(isWithoutBudget && { withoutBudget: true }),
  }
  actions.cancelGeneration()
  store.setState({
    phase: { name: 'plan', plan },
    tab: 'plan',
    dayIndex: 0,
    person: 0,
    own,
    ...(isSharedToo
      ? withStep(state, plan)
      : {
          past: [],
          future: [],
          ownSteps: own === state.own ? state.ownSteps : { past: state.past, future: state.future },
        }),
    planBehindForm: null,
  })
  actions.withdrawNotices('change', 'list')
  actions.notify({ code: 'shared-plan', text: sharedPlanText(plan, words) }, isSharedToo)
  return true
}
