import type { Food } from '../core/food/food.js'
import { perObject } from '../core/perObject.js'
import { isCalendarDate } from '../core/plan/isCalendarDate.js'
import { EMPTY_PROFILE, type Profile } from '../core/profile.js'
import { refreshPlan } from '../core/state/refreshPlan.js'
import {
  answersSchema,
  type KeptPlan,
  MOST_SUBSCRIPTIONS_KEPT,
  type SavedState,
} from '../core/state/savedState.js'
import type { Units } from '../core/units.js'
import type { DeliveryFormState } from './deliveryState.js'
import { lastPlan } from './historyActions.js'
import { typedOthers } from './otherPeople.js'
import type { PlannerState, ShownPlan } from './plannerState.js'
import {
  draftFromProfile,
  type NumericField,
  type ProfileDraft,
  typedNumber,
  typedTargets,
} from './profileDraft.js'
import { withoutSharing } from './withoutSharing.js'

const isField = (field: string): field is keyof Profile => Object.hasOwn(answersSchema.shape, field)

/** An answer as the profile has it. */
function answerOf(draft: ProfileDraft, field: keyof Profile, typed: unknown): unknown {
  if (field === 'ownTargets') return typedTargets(draft)
  if (field === 'others') return typedOthers(draft)
  return isTypedNumber(field, typed) ? typedNumber(draft[field], field) : typed
}

/** Such a field is empty by default, so its 0 is an answer: the inches of a height of whole feet. */
const isTypedNumber = (field: keyof Profile, typed: unknown): field is NumericField =>
  typeof EMPTY_PROFILE[field] === 'number' && typeof typed === 'string'

/** The answers that are valid alone and differ from the form's defaults. */
function validAnswers(draft: ProfileDraft): Partial<Profile> {
  const answers = Object.entries(draft).flatMap(([field, typed]) => {
    if (!isField(field)) return []
    const value = answerOf(draft, field, typed)
    const isDefault =
      !isTypedNumber(field, typed) && JSON.stringify(value) === JSON.stringify(EMPTY_PROFILE[field])
    return !isDefault && answersSchema.shape[field].safeParse(value).success ? [[field, value]] : []
  })
  return Object.fromEntries(answers)
}

/** Who made a plan, if not the visitor. */
const sharing = ({
  isShared,
  sharedFor,
  withoutTargets,
  withoutBudget,
}: Pick<KeptPlan, 'isShared' | 'sharedFor' | 'withoutTargets' | 'withoutBudget'>) => ({
  ...(isShared && { isShared }),
  ...(sharedFor && { sharedFor }),
  ...(withoutTargets && { withoutTargets }),
  ...(withoutBudget && { withoutBudget }),
})

function keptPlan(shown: ShownPlan, keepsAnswers: boolean): KeptPlan {
  const { profile, foods: _foods, ...plan } = withoutSharing(shown)
  return { plan, profile: keepsAnswers ? profile : null, ...sharing(shown) }
}

/** A year may be half typed. */
const chosenDay = ({ choices: { startDay } }: PlannerState): string | null =>
  startDay !== null && isCalendarDate(startDay) ? startDay : null

/** A keystroke may leave the valid answers as they were. */
const answersText = perObject((draft: ProfileDraft) =>
  JSON.stringify([validAnswers(draft), typedHeights(draft)]),
)

/** Everybody's height as typed in centimeters; null if none was. */
function typedHeights({ heightCm = '', others = [] }: ProfileDraft): string[] | null {
  const heights = [heightCm, ...others.map((other) => ('heightCm' in other && other.heightCm) || '')]
  return heights.some((height) => height !== '') ? heights : null
}

/** The parts of a state that are kept. */
const keptParts = (state: PlannerState, keepsAnswers: boolean): readonly unknown[] => [
  lastPlan(state),
  state.own,
  state.choices.units,
  state.listOrder,
  state.subscriptions,
  state.ordered,
  state.unplaced,
  state.awaitedForm?.idempotencyKey,
  ...(keepsAnswers ? [answersText(state.draft), chosenDay(state)] : []),
]

/** Whether all that is kept of a state is the same in another. */
export function isKeptAlike(one: PlannerState, other: PlannerState, keepsAnswers: boolean): boolean {
  const parts = keptParts(other, keepsAnswers)
  return keptParts(one, keepsAnswers).every((part, index) => part === parts[index])
}

/** Whether one of these steps is a shared plan, behind which the own one waits. */
export const hasSharedStep = (steps: readonly (ShownPlan | null)[]) => steps.some((step) => step?.isShared)

/** The part of a widget's state that is kept, see `savedStateSchema`. `plan` is the week on screen or behind the form. */
export function stateToKeep(state: PlannerState, plan: ShownPlan | null, keepsAnswers: boolean): SavedState {
  const {
    own,
    past,
    draft,
    choices: { units },
    listOrder,
    subscriptions,
    ordered,
    unplaced,
    awaitedForm,
  } = state
  const heightsCm = keepsAnswers ? typedHeights(draft) : null
  const startDay = keepsAnswers ? chosenDay(state) : null
  return {
    version: 1,
    current: plan && keptPlan(plan, keepsAnswers),
    own: own && hasSharedStep([plan, ...past]) ? keptPlan(own, keepsAnswers) : null,
    answers: keepsAnswers ? validAnswers(draft) : null,
    ...(heightsCm && { heightsCm }),
    ...(startDay && { startDay }),
    ...(units && { units }),
    ...(listOrder === 'recipe' && { listOrder }),
    subscriptions: subscriptions.slice(-MOST_SUBSCRIPTIONS_KEPT).map(({ subscriptionId, eraseToken }) => ({
      subscriptionId,
      ...(eraseToken !== undefined && { eraseToken }),
    })),
    ...(ordered.length > 0 && { ordered: [...ordered] }),
    ...(unplaced.length > 0 && { unplaced: [...unplaced] }),
    ...(awaitedForm && { awaitedKey: awaitedForm.idempotencyKey }),
  }
}

/** Whether it holds nothing worth keeping. */
export function isNothingKept({
  current,
  own,
  answers,
  startDay,
  units,
  subscriptions,
}: SavedState): boolean {
  return (
    !current &&
    !own &&
    !startDay &&
    !units &&
    Object.keys(answers ?? {}).length === 0 &&
    subscriptions.length === 0
  )
}

/** The plan that a kept one becomes with these foods. */
function shownPlanOf({ plan, profile, ...kept }: KeptPlan, foods: readonly Food[]): ShownPlan {
  return { ...refreshPlan(plan, foods), profile, foods, ...sharing(kept) }
}

/** The form that has the kept key of one without an answer; null without a key that a header can hold. */
export const keptForm = (idempotencyKey = ''): DeliveryFormState | null =>
  /^[\w-]{1,200}$/.test(idempotencyKey)
    ? { idempotencyKey, submitting: false, fieldErrors: {}, isKept: true }
    : null

/** A kept state as a widget holds it. */
export interface RestoredState
  extends Pick<PlannerState, 'own' | 'listOrder' | 'subscriptions' | 'ordered' | 'unplaced' | 'awaitedForm'> {
  readonly plan: ShownPlan | null
  /** Null if the visitor chose none. */
  readonly startDay: string | null
  readonly units: Units | null
  /** The form's fields whose answers were kept. */
  readonly answers: Partial<ProfileDraft>
}

export function restoreState(
  { current, own, answers, heightsCm, startDay, units, listOrder, ...saved }: SavedState,
  foods: readonly Food[],
): RestoredState {
  return {
    plan: current && shownPlanOf(current, foods),
    own: own && shownPlanOf(own, foods),
    listOrder: listOrder ?? 'aisle',
    subscriptions: saved.subscriptions,
    ordered: saved.ordered ?? [],
    unplaced: saved.unplaced ?? [],
    awaitedForm: keptForm(saved.awaitedKey),
    startDay: startDay ?? null,
    units: units ?? null,
    answers: answers ? withHeights(draftFromAnswers(answers), heightsCm) : {},
  }
}

/** The form's fields for the given answers. */
function draftFromAnswers(answers: NonNullable<SavedState['answers']>): Partial<ProfileDraft> {
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
  const draft = draftFromProfile({ ...EMPTY_PROFILE, ...given })
  return Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(answers, field)))
}

/** The fields of a form with heights as they were typed. */
function withHeights(
  { others, ...draft }: Partial<ProfileDraft>,
  [heightCm, ...heights]: readonly string[] = [],
): Partial<ProfileDraft> {
  const typed = others?.map((other, index) => {
    const height = heights[index]
    return height && !('portion' in other) ? { ...other, heightCm: height } : other
  })
  return { ...draft, ...(typed && { others: typed }), ...(heightCm && { heightCm }) }
}
