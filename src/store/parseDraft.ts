import type { Profile } from '../core/profile.js'
import { profileSchema } from '../core/profileSchema.js'
import { typedOthers } from './otherPeople.js'
import {
  isErrorField,
  NUMERIC_FIELDS,
  ownTargetFields,
  type ProfileDraft,
  type ProfileErrors,
  typedNumber,
  typedTargets,
} from './profileDraft.js'

export type ParsedDraft =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly errors: ProfileErrors }

const faultOf = ([field, part]: readonly PropertyKey[]) =>
  field === 'ownTargets' ? Object.entries(ownTargetFields).find(([name]) => name === part)?.[1] : field

/** Parses the form. Returns a valid profile, or the fields that failed. It loads late, because the schema is large. */
export function parseDraft(draft: ProfileDraft): ParsedDraft {
  const result = profileSchema.safeParse({
    ...draft,
    ...Object.fromEntries(NUMERIC_FIELDS.map((field) => [field, typedNumber(draft[field], field)])),
    ownTargets: typedTargets(draft),
    others: typedOthers(draft),
  })
  if (result.success) return { ok: true, profile: result.data }
  const fields = result.error.issues.map(({ path }) => faultOf(path)).filter(isErrorField)
  return { ok: false, errors: Object.fromEntries(fields.map((field) => [field, true])) }
}
