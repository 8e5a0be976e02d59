import type { Profile } from '../core/profile.js'
import { profileSchema } from '../core/profileSchema.js'
import {
  isErrorField,
  NUMERIC_FIELDS,
  type ProfileDraft,
  type ProfileErrors,
  typedNumber,
} from './profileDraft.js'

export type ParsedDraft =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly errors: ProfileErrors }

/** Parses the form: gives a valid profile, or the fields that failed. It loads late, because the schema is heavy. */
export function parseDraft(draft: ProfileDraft): ParsedDraft {
  const result = profileSchema.safeParse({
    ...draft,
    ...Object.fromEntries(NUMERIC_FIELDS.map((field) => [field, typedNumber(draft[field])])),
  })
  if (result.success) return { ok: true, profile: result.data }
  const fields = result.error.issues.map((issue) => issue.path[0]).filter(isErrorField)
  return { ok: false, errors: Object.fromEntries(fields.map((field) => [field, true])) }
}
