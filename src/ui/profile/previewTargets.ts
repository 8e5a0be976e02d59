import { type Restrictions, readRestrictions } from '../../core/food/readRestrictions.js'
import {
  type DailyTargets,
  dailyTargets,
  fiberTargetG,
  TargetsError,
} from '../../core/nutrition/dailyTargets.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { ownProfile } from '../../core/nutrition/otherTargets.js'
import { macroKcal } from '../../core/nutrition/ownTargets.js'
import { supervisedPeople } from '../../core/nutrition/supervisedPeople.js'
import { type CautionsByPerson, cautionsByPerson } from '../../core/nutrition/targetCautions.js'
import { perObject } from '../../core/perObject.js'
import {
  MAX_RESTRICTIONS_LENGTH,
  type OtherPerson,
  PROFILE_LIMITS,
  type Profile,
} from '../../core/profile.js'
import { PROFILE_ERRORS } from '../../core/profileWords.js'
import { parseDraft } from '../../store/parseDraft.js'
import {
  errorFields,
  ownTargetFields,
  type ProfileDraft,
  type ProfileErrorField,
  type ProfileErrors,
  typedTargets,
} from '../../store/profileDraft.js'

/** An answer that has a text for when it does not fit. */
export type AnswerName = keyof typeof PROFILE_ERRORS

/** The daily targets of a form that has the answers they need. */
export type TargetsPreview =
  | { readonly kind: 'impossible' }
  /** The targets need answers that do not fit. If these are targets that the visitor typed, `targets` has the others. */
  | {
      readonly kind: 'faulty'
      readonly targets: Partial<DailyTargets>
      readonly faults: readonly AnswerName[]
      /** What the macros that the visitor typed add up to, kcal, if that is not the calories. */
      readonly macroKcal?: number
    }
  | {
      readonly kind: 'known'
      readonly targets: DailyTargets
      readonly cautions: CautionsByPerson
      /** Whether the visitor typed them. */
      readonly areOwn: boolean
      /** Who needs medical supervision, as numbers from 0 for the visitor. */
      readonly supervised: readonly number[]
      /** The further people whose formula leaves no energy to plan with, as numbers from 1. */
      readonly impossible: readonly number[]
    }

/** Null if the formula leaves no energy to plan with. */
function targetsOf(profile: Profile, restrictions: Restrictions): DailyTargets | null {
  try {
    return dailyTargets(profile, restrictions)
  } catch (error) {
    if (error instanceof TargetsError) return null
    throw error
  }
}

const isAnswer = (field: ProfileErrorField): field is AnswerName => Object.hasOwn(PROFILE_ERRORS, field)

/** The energy of typed macros, if all three are there. */
function typedSum({ protein, carbs, fat }: NonNullable<ReturnType<typeof typedTargets>>) {
  if (protein === undefined || carbs === undefined || fat === undefined) return {}
  return { macroKcal: macroKcal({ protein, carbs, fat }) }
}

/** Targets of answers that do not fit: none, or the visitor's own that do fit. */
function faultyTargets(draft: ProfileDraft, errors: ProfileErrors): TargetsPreview {
  const parsed = parseDraft({ ...draft, ownTargets: undefined })
  const typed = typedTargets(draft)
  const sum = typed && errors.ownSum ? typedSum(typed) : {}
  if (!parsed.ok || !typed)
    return { kind: 'faulty', targets: {}, faults: errorFields(errors).filter(isAnswer), ...sum }
  const faults = Object.values(ownTargetFields).filter((field) => errors[field])
  const fitting = NUTRIENTS.filter((nutrient) => !faults.includes(ownTargetFields[nutrient]))
  const targets = Object.fromEntries(fitting.map((nutrient) => [nutrient, typed[nutrient]]))
  return { kind: 'faulty', targets: { ...targets, fiber: fiberTargetG(parsed.profile) }, faults, ...sum }
}

const SAME: OtherPerson = { portion: 1 }

/**
 * The further people of a draft. Somebody whose answers are missing, do not fit or leave no energy counts as one who
 * eats the same, so that the targets of the others still show.
 */
function previewOthers({ people = 1, others = [], ...alone }: ProfileDraft, restrictions: Restrictions) {
  const impossible: number[] = []
  const eating = others.slice(0, people - 1).map((other, index) => {
    const parsed = parseDraft({ ...alone, people: 2, others: [other] })
    if (!parsed.ok) return SAME
    const own = ownProfile(parsed.profile, 1)
    if (own === null || targetsOf(own, restrictions) !== null) return parsed.profile.others?.[0] ?? SAME
    impossible.push(index + 1)
    return SAME
  })
  return { others: eating, impossible }
}

/**
 * The daily targets of a draft, with their cautions. The budget may be missing, because they do not depend on it, and so
 * may answers of further people. Of restrictions that are too long, only as much counts as a plan may have: what they say
 * about the macros stays. Two parts of the form ask for it.
 */
export const previewTargets = perObject((draft: ProfileDraft): TargetsPreview => {
  const budgeted = {
    ...draft,
    weeklyFoodBudget: String(PROFILE_LIMITS.weeklyFoodBudget.min),
    dietaryRestrictions: draft.dietaryRestrictions.slice(0, MAX_RESTRICTIONS_LENGTH),
  }
  const visitor = { ...budgeted, others: undefined }
  const parsed = parseDraft(visitor)
  if (!parsed.ok) return faultyTargets(visitor, parsed.errors)
  const restrictions = readRestrictions(parsed.profile.dietaryRestrictions)
  const targets = targetsOf(parsed.profile, restrictions)
  if (targets === null) return { kind: 'impossible' }
  const { others, impossible } = previewOthers(budgeted, restrictions)
  const profile = { ...parsed.profile, others }
  return {
    kind: 'known',
    targets,
    areOwn: profile.ownTargets !== undefined,
    cautions: cautionsByPerson(profile, restrictions),
    supervised: supervisedPeople(profile, restrictions),
    impossible,
  }
})
