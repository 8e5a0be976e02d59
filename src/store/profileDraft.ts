import type { NUTRIENTS } from '../core/nutrition/nutrients.js'
import type { Confirmation } from '../core/plan/neededConfirmations.js'
import { type OtherPerson, type Profile, peopleIn } from '../core/profile.js'
import { PROFILE_ERRORS } from '../core/profileWords.js'

/** The profile fields that a visitor types as numbers. */
export const NUMERIC_FIELDS = ['age', 'heightFeet', 'heightInches', 'weight', 'weeklyFoodBudget'] as const
export type NumericField = (typeof NUMERIC_FIELDS)[number]

/** The typed fields that the formulas need of a body. */
export const BODY_FIELDS = ['age', 'heightFeet', 'heightInches', 'weight'] as const

/** Own targets as typed. */
export type OwnTargetsDraft = Readonly<Record<(typeof NUTRIENTS)[number], string>>

/** The numbers that a further person's own profile asks for. */
type BodyField = (typeof BODY_FIELDS)[number]
type OtherBody = Exclude<OtherPerson, { readonly portion: number }>

/** Height and weight as typed in metric units. The fields in US units have the same values. */
interface MetricBody {
  readonly heightCm?: string
  readonly weightKg?: string
}

/** A body as typed: what the fields of height and weight read. */
export type BodyDraft = Readonly<Record<BodyField, string>> & MetricBody

/** A further person's own profile, as typed. */
export type OtherBodyDraft = Omit<OtherBody, BodyField> &
  Readonly<Record<BodyField, string | number>> &
  MetricBody

/** A further person: a portion, or a profile of their own as typed. */
export type OtherDraft = { readonly portion: number } | OtherBodyDraft

/** The form as it is now. Numbers stay the text that was typed, so that no input is lost. */
export type ProfileDraft = Omit<Profile, NumericField | 'ownTargets' | 'others'> &
  Readonly<Record<NumericField, string>> & {
    readonly ownTargets?: OwnTargetsDraft | undefined
    readonly others?: readonly OtherDraft[] | undefined
  } & MetricBody

/** What a submit can be refused for: a field, or a box that is not ticked. */
export type ProfileErrorField = keyof typeof PROFILE_ERRORS | Confirmation

/** What failed on submit. The message for each comes from the catalogue of messages. */
export type ProfileErrors = Readonly<Partial<Record<ProfileErrorField, true>>>

/** The answers that each tick is about. If one of them changes, the tick ends. */
const CONFIRMED_ANSWERS: Readonly<Record<Confirmation, readonly (keyof ProfileDraft)[]>> = {
  checkLabels: ['dietaryRestrictions'],
  supervision: [
    'ownTargets',
    'age',
    'gender',
    'heightFeet',
    'heightInches',
    'weight',
    'activityLevel',
    'goal',
    'dietaryRestrictions',
    'others',
    'people',
  ],
}

/** Own targets, each converted. */
const mapNutrients = <From, To>(
  values: Readonly<Record<(typeof NUTRIENTS)[number], From>>,
  to: (value: From, nutrient: (typeof NUTRIENTS)[number]) => To,
) => ({
  calories: to(values.calories, 'calories'),
  protein: to(values.protein, 'protein'),
  carbs: to(values.carbs, 'carbs'),
  fat: to(values.fat, 'fat'),
})

/** The own targets of a draft as numbers; `undefined` for those that are not. */
export const typedTargets = ({ ownTargets }: ProfileDraft) =>
  ownTargets && mapNutrients(ownTargets, typedNumber)

const toText = (value: number) => (value === 0 ? '' : String(value))

/** The form for a profile. A 0 is the default of a number that nobody has given, and shows as an empty field. */
export function draftFromProfile(profile: Profile): ProfileDraft {
  return {
    ...profile,
    age: toText(profile.age),
    heightFeet: toText(profile.heightFeet),
    heightInches: profile.heightFeet === 0 ? '' : String(profile.heightInches),
    weight: toText(profile.weight),
    weeklyFoodBudget: toText(profile.weeklyFoodBudget),
    ownTargets: profile.ownTargets && mapNutrients(profile.ownTargets, String),
    ...(profile.others && { people: peopleIn(profile) }),
  }
}

const GRAMS = 'g|grams?'

/**
 * The units that each number may be typed with, as `NFKC` leaves them: it makes two primes of one double prime. Any other
 * unit would change the number, so it is refused.
 */
const UNITS = {
  age: 'yrs?|years?',
  heightFeet: "['’′]|ft|foot|feet",
  heightInches: '["”]|[\'’′]{2}|in(ch(es)?)?',
  weight: 'lbs?|pounds?',
  weeklyFoodBudget: '(us ?)?(\\$|dollars?)|usd|(a |per |/ ?)we?e?k',
  heightCm: 'cm',
  weightKg: 'kgs?|kilos?',
  calories: 'k?cal(orie)?s?',
  protein: GRAMS,
  carbs: GRAMS,
  fat: GRAMS,
}

/** What a number is typed for. */
export type TypedFor = keyof typeof UNITS

/** Takes off units at the end of a text, and at its start. */
const withoutUnit = (text: string, typedFor: TypedFor) =>
  text.replace(new RegExp(`^(${UNITS[typedFor]})\\s*|(\\s*(${UNITS[typedFor]}))+\\.?$`, 'gi'), '')

/**
 * A number as people type it: `$60`, `160 lbs`, `1,000`, `170,5`, which is how half the world writes 170.5, and `１８`, as
 * Japanese keyboards may type it. `undefined` if the text is not a number in the unit of its field.
 */
export function typedNumber(text: string, typedFor: TypedFor): number | undefined {
  const typed = withoutUnit(text.normalize('NFKC').trim(), typedFor)
    .replace(/^(\d{1,3}),(\d{3})(?=\.|$)/, '$1$2')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  return /^\d+(\.\d*)?$/.test(typed) ? Number(typed) : undefined
}

/** The two fields of a height. */
export interface TypedHeight {
  readonly heightFeet: string
  readonly heightInches: string
}

/** The height that was typed into one field, such as `5'11"` or `5 ft 11`; `undefined` for any other text. */
export function typedHeight(text: string): TypedHeight | undefined {
  const [, heightFeet, rest = ''] =
    /^(\d+)\s*(?:['’′]|ft|foot|feet)[\s.,]*(.+)$/i.exec(text.normalize('NFKC').trim()) ?? []
  const inches = typedNumber(rest, 'heightInches')
  return heightFeet && inches !== undefined ? { heightFeet, heightInches: String(inches) } : undefined
}

/** A number as its field shows it. One that was converted from metric units has many decimals, and shows with one. */
export const shownNumber = (text: string): string =>
  /^\d+\.\d{4,}$/.test(text) ? String(Math.round(Number(text) * 10) / 10) : text

export const isErrorField = (field: unknown): field is ProfileErrorField =>
  typeof field === 'string' &&
  (Object.hasOwn(PROFILE_ERRORS, field) || Object.hasOwn(CONFIRMED_ANSWERS, field))

/**
 * Tells which errors and ticks a change of answers makes obsolete: errors of the changed fields, and ticks about them.
 */
export function outdatedBy(change: Partial<ProfileDraft>): (field: string) => boolean {
  const answers: Readonly<Record<string, readonly string[]>> = CONFIRMED_ANSWERS
  const answersOf = (field: string) => answers[field] ?? [field.startsWith('own') ? 'ownTargets' : field]
  return (field) => answersOf(field).some((answer) => Object.hasOwn(change, answer))
}

/** Whether every number about the body has an answer in the fields that show, right or wrong. */
export const isBodyFilledIn = (draft: ProfileDraft, isMetric: boolean): boolean =>
  Boolean(
    // What is wrong in metric units leaves the fields in US units empty.
    draft.age &&
      ((draft.heightFeet && draft.heightInches) || (isMetric && draft.heightCm)) &&
      (draft.weight || (isMetric && draft.weightKg)),
  )

/** Whether every number has an answer, right or wrong: the form is nearly done. */
export const isFilledIn = (draft: ProfileDraft): boolean =>
  NUMERIC_FIELDS.every((field) => draft[field].trim() !== '')

/** The names of the fields that failed. */
export const errorFields = (errors: ProfileErrors) => Object.keys(errors).filter(isErrorField)

/** The parts of the own targets that were refused. */
export const ownTargetFields = {
  calories: 'ownCalories',
  protein: 'ownProtein',
  carbs: 'ownCarbs',
  fat: 'ownFat',
  sum: 'ownSum',
} as const

/** Whether a field under "More choices" was refused. */
export const hasMoreFault = (errors: ProfileErrors): boolean =>
  [...Object.values(ownTargetFields), 'others' as const].some((field) => errors[field])
