import { localDate } from '../core/plan/localDate.js'
import type { SavedState } from '../core/state/savedState.js'
import { hostAlongWords } from '../messages/hostAlongWords.js'
import { lastPlan } from '../store/historyActions.js'
import { hasSharedStep, isKeptAlike, type RestoredState, restoreState } from '../store/keptState.js'
import { dayAhead } from '../store/nextStartDate.js'
import { MOST_ORDERS_KEPT } from '../store/orderContent.js'
import type { PlannerState, PlannerStoreState, ShownPlan } from '../store/plannerState.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { draftFromProfile, type ProfileDraft } from '../store/profileDraft.js'
import { asKnownHere } from './asKnownHere.js'
import { followStep, isSamePlan } from './followStep.js'
import type { KeepingContext } from './keepingContext.js'
import { loadCatalog } from './loadCatalog.js'
import { loadScreens } from './loadServices.js'
import { withMissed } from './withMissed.js'

/** What a kept state holds, with the catalogue's foods of today, once the screens can show it. */
export async function restore(saved: SavedState, { latest }: KeepingContext) {
  const [{ foods }] = await Promise.all([loadCatalog(latest.current.catalog), saved.current && loadScreens()])
  return restoreState(saved, foods)
}

const NO_STEPS = { past: [], future: [] }

/** Today in a kept week: who comes back cooks what is next. Its first day if it has not begun or is over. */
function todayIn({ week }: ShownPlan, now: Date): number {
  const today = localDate(now)
  return Math.max(
    0,
    week.days.findIndex(({ date }) => date === today),
  )
}

/** The place of a kept plan: a step back from a plan of this visit, else behind a week that is being made, else on screen. */
function placeOf(plan: ShownPlan | null, state: PlannerState, now: Date): Partial<PlannerState> {
  if (plan === null) return {}
  if (lastPlan(state)) return { past: [plan, ...state.past] }
  if (state.phase.name === 'generating') return { planBehindForm: plan }
  return { phase: { name: 'plan', plan }, dayIndex: todayIn(plan, now) }
}

/**
 * The first day of the next week, if it is still to come: the one that the visitor chose or, failing that, that of their
 * own kept week, which begins on it again if it is planned again.
 */
const chosenDay = (
  { startDay, plan, own }: Pick<RestoredState, 'startDay' | 'plan' | 'own'>,
  { actions }: PlannerStoreState,
) => dayAhead(startDay ?? (plan?.isShared ? own : plan)?.week.startDate, actions.now())

/** The answers that the visitor's own plan was made from. What is kept of the form leaves out answers that are its defaults. */
const answersOf = (plan: ShownPlan | null): Partial<ProfileDraft> =>
  plan?.profile && !plan.isShared ? draftFromProfile(plan.profile) : {}

/** The answers that the visitor has typed since the widget opened. */
function typedAnswers({ draft }: PlannerState, opened: PlannerState): Partial<ProfileDraft> {
  const before = new Map<string, unknown>(Object.entries(opened.draft))
  return Object.fromEntries(Object.entries(draft).filter(([field, value]) => value !== before.get(field)))
}

/**
 * Puts a kept state into a widget that has just opened. What the visitor has typed or made since then has priority. The
 * result is a state with the parts that are already kept.
 */
export function showKept(kept: RestoredState, store: PlannerStore, keepsAnswers: boolean): PlannerStoreState {
  const { plan, own, subscriptions, ordered, unplaced, awaitedForm, units, listOrder, answers } = kept
  const opened = store.getInitialState()
  const state = store.getState()
  // A week of this visit stays on the day that it was asked for.
  const hasBegun = state.phase.name === 'generating' || lastPlan(state) !== null
  store.setState({
    ...placeOf(plan, state, state.actions.now()),
    // No step of an earlier visit leads back to a shared plan.
    own: plan?.isShared ? own : null,
    ownSteps: NO_STEPS,
    subscriptions: [...subscriptions, ...state.subscriptions],
    ordered: [...ordered, ...state.ordered].slice(-MOST_ORDERS_KEPT),
    unplaced: [...unplaced, ...state.unplaced].slice(-MOST_ORDERS_KEPT),
    awaitedForm: state.awaitedForm ?? awaitedForm,
    ...(state.listOrder === opened.listOrder && { listOrder }),
    choices: {
      units: state.choices.units ?? units,
      startDay: state.choices.startDay ?? (hasBegun ? null : chosenDay(kept, state)),
    },
    draft: {
      ...state.draft,
      ...(!hasBegun && answersOf(plan)),
      ...answers,
      ...typedAnswers(state, opened),
    },
  })
  return isKeptAlike(state, opened, keepsAnswers) ? store.getState() : opened
}

/** A kept plan or, if that is the same, the one that is here: what Undo calls its change is known of that object only. */
const sameOrKept = (here: ShownPlan | null, kept: ShownPlan | null) => (isSamePlan(here, kept) ? here : kept)

/** The steps of the own plan behind a shared one after another tab has changed it. */
function ownStepsTo(own: ShownPlan | null, { own: before, ownSteps = NO_STEPS }: PlannerState, name: string) {
  if (own === null || before === null) return {}
  const { past, present, future } = followStep({ ...ownSteps, present: before }, own, name)
  return { own: present, ownSteps: { past, future } }
}

/**
 * Shows what another tab has kept. A visitor who fills in the form stays there with what is typed, and gets a way to the
 * plan. A week that is being made goes on; of the other tab's state it takes the subscriptions, whose cancel codes exist
 * nowhere else, and the orders. Undo takes back what either tab changed, the latest first.
 * @param before what was kept when this widget last knew; null if that is not known
 * @param isOver whether nothing is to be shown any more, asked when everything has loaded
 * @param accept shows a change that is kept already
 */
export async function showOtherTab(
  saved: SavedState,
  before: SavedState | null,
  context: KeepingContext,
  isOver: () => boolean,
  accept: (change: () => void) => void,
) {
  const { store } = context
  const kept = await restore(saved, context)
  const name = hostAlongWords(context.messages.current).kept.changedElsewhere
  const { units, listOrder, answers } = kept
  if (isOver()) return
  const state = store.getState()
  const { phase, draft, choices } = state
  const orders = withMissed(state, saved, before)
  if (phase.name === 'generating') {
    accept(() => store.setState({ ...orders, listOrder }))
    return
  }
  const isPlanUnchanged = JSON.stringify(before?.current) === JSON.stringify(saved.current)
  const isOwnUnchanged = JSON.stringify(before?.own) === JSON.stringify(saved.own)
  const arriving = kept.plan && asKnownHere(kept.plan, state)
  const here = { past: state.past, present: lastPlan(state), future: state.future }
  const {
    past,
    present: plan,
    future,
  } = isPlanUnchanged
    ? { ...here, present: sameOrKept(here.present, arriving) }
    : followStep(here, arriving, name)
  // The other tab knows nothing of the steps here.
  const isOwnNeeded = !kept.own && hasSharedStep([plan, ...past])
  const own = isOwnNeeded ? state.own : sameOrKept(state.own, kept.own && asKnownHere(kept.own, state))
  const isOnPlan = phase.name === 'plan' && plan !== null
  const isSameDay = isPlanUnchanged && before?.startDay === saved.startDay
  const change: Partial<PlannerState> = {
    past,
    future,
    phase: isOnPlan ? { name: 'plan', plan } : { name: 'profile' },
    planBehindForm: isOnPlan ? null : plan,
    own,
    ...(!isOwnUnchanged && ownStepsTo(own, state, name)),
    ...orders,
    // Otherwise the next change here would keep the old order for both.
    listOrder,
    choices: {
      units: units ?? choices.units,
      // The day of a week on screen ends with that week, or with another choice; one that is chosen in the form stays.
      startDay: (isSameDay || phase.name === 'profile' ? choices.startDay : null) ?? chosenDay(kept, state),
    },
    draft: phase.name === 'profile' ? draft : { ...draft, ...answersOf(kept.plan), ...answers },
  }
  if (!isPlanUnchanged) state.actions.withdrawNotices('change', 'list')
  accept(() => store.setState(change))
}
