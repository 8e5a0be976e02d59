import { type Profile, profileSchema } from '../core/profile.js'
import { PROFILE_ERRORS } from '../core/words.js'

/** The profile fields a visitor types as numbers. */
export const NUMBER_FIELDS = ['age', 'heightFeet', 'heightInches', 'weight', 'weeklyFoodBudget'] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]

/** The form as it stands: numbers stay the text that was typed, so that nothing a visitor wrote is ever lost. */
export type ProfileDraft = Omit<Profile, NumberField> & Readonly<Record<NumberField, string>>

/** The fields that failed on submit; what is said about each comes from the messages catalogue. */
export type ProfileErrors = Readonly<Partial<Record<keyof typeof PROFILE_ERRORS, true>>>

export type ParsedDraft =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly errors: ProfileErrors }

const toText = (value: number) => (value === 0 ? '' : String(value))

/** The form for a profile; a 0, the default of a number nobody has given, shows as an empty field. */
export function draftFromProfile(profile: Profile): ProfileDraft {
  return {
    ...profile,
    age: toText(profile.age),
    heightFeet: toText(profile.heightFeet),
    heightInches: profile.heightFeet === 0 ? '' : String(profile.heightInches),
    weight: toText(profile.weight),
    weeklyFoodBudget: toText(profile.weeklyFoodBudget),
  }
}

/**
 * A number as people type it: `$60`, `1,000`, and `170,5`, which is how half the world writes 170.5; `undefined` where
 * the text is none.
 */
export function typedNumber(text: string): number | undefined {
  const typed = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/^(\d{1,3}),(\d{3})(?=\.|$)/, '$1$2')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  return /^\d+(\.\d*)?$/.test(typed) ? Number(typed) : undefined
}

const isErrorField = (field: unknown): field is keyof typeof PROFILE_ERRORS =>
  typeof field === 'string' && Object.hasOwn(PROFILE_ERRORS, field)

/** The names of the fields that failed. */
export const errorFields = (errors: ProfileErrors) => Object.keys(errors).filter(isErrorField)

/** Reads the form once, at the boundary: a valid profile, or the fields that need another look. */
export function parseDraft(draft: ProfileDraft): ParsedDraft {
  const result = profileSchema.safeParse({
    ...draft,
    ...Object.fromEntries(NUMBER_FIELDS.map((field) => [field, typedNumber(draft[field])])),
  })
  if (result.success) return { ok: true, profile: result.data }
  const fields = result.error.issues.map((issue) => issue.path[0]).filter(isErrorField)
  return { ok: false, errors: Object.fromEntries(fields.map((field) => [field, true])) }
}
