import type { Food } from '../core/food/food.js'
import { EMPTY_PROFILE, type Profile } from '../core/profile.js'
import { profileSchema } from '../core/profileSchema.js'
import { refreshPlan } from '../core/state/refreshPlan.js'
import type { KeptPlan, SavedState } from '../core/state/savedState.js'
import type { PlannerState, PlannerStoreState, ShownPlan } from './plannerState.js'
import { draftFromProfile, type ProfileDraft, typedNumber, typedTargets } from './profileDraft.js'

const isField = (field: string): field is keyof Profile => Object.hasOwn(profileSchema.shape, field)

/** The answers that are valid alone and differ from the form's defaults. */
function validAnswers(draft: ProfileDraft): Partial<Profile> {
  const answers = Object.entries(draft).flatMap(([field, typed]) => {
    if (!isField(field)) return []
    const isNumber = typeof EMPTY_PROFILE[field] === 'number' && typeof typed === 'string'
    const value = isNumber ? typedNumber(typed) : field === 'ownTargets' ? typedTargets(draft) : typed
    const isDefault = JSON.stringify(value) === JSON.stringify(EMPTY_PROFILE[field])
    return !isDefault && profileSchema.shape[field].safeParse(value).success ? [[field, value]] : []
  })
  return Object.fromEntries(answers)
}

function keptPlan({ profile, foods: _foods, ...plan }: ShownPlan, keepsAnswers: boolean): KeptPlan {
  return { plan, profile: keepsAnswers ? profile : null }
}

/** The part of a widget's state that is kept, see `savedStateSchema`. `plan` is the week on screen or behind the form. */
export function stateToKeep(
  { own, draft, choices: { units }, subscriptions }: PlannerState,
  plan: ShownPlan | null,
  keepsAnswers: boolean,
): SavedState {
  return {
    version: 1,
    current: plan && keptPlan(plan, keepsAnswers),
    own: own && keptPlan(own, keepsAnswers),
    answers: keepsAnswers ? validAnswers(draft) : null,
    ...(units && { units }),
    subscriptions: subscriptions.map(({ subscriptionId, eraseToken }) => ({
      subscriptionId,
      ...(eraseToken !== undefined && { eraseToken }),
    })),
  }
}

/** Whether it holds nothing worth keeping. */
export function isNothingKept({ current, own, answers, units, subscriptions }: SavedState): boolean {
  return !current && !own && !units && Object.keys(answers ?? {}).length === 0 && subscriptions.length === 0
}

/** The plan that a kept one becomes with these foods. */
function shownPlanOf({ plan, profile }: KeptPlan, foods: readonly Food[]): ShownPlan {
  return { ...refreshPlan(plan, foods), profile, foods }
}

/** The changes that a kept state makes in a widget. The form changes only if answers were kept. */
export function stateFromKept(
  { current, own, answers, units, subscriptions }: SavedState,
  { draft, choices }: PlannerStoreState,
  foods: readonly Food[],
): Partial<PlannerState> {
  const plan = current && shownPlanOf(current, foods)
  return {
    phase: plan ? { name: 'plan', plan } : { name: 'profile' },
    own: own && shownPlanOf(own, foods),
    subscriptions,
    planBehindForm: null,
    ...(units && { choices: { ...choices, units } }),
    ...(answers && { draft: { ...draft, ...draftFromAnswers(answers) } }),
  }
}

/** The form's fields for the given answers. */
function draftFromAnswers(answers: NonNullable<SavedState['answers']>): Partial<ProfileDraft> {
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
  const draft = draftFromProfile({ ...EMPTY_PROFILE, ...given })
  return Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(answers, field)))
}
