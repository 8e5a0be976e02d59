import type { Profile } from '../core/profile.js'
import { parseDraft } from './parseDraft.js'
import { draftFromProfile, type ProfileDraft } from './profileDraft.js'

/** The answers as a text that is the same for all that mean the same; null if they are not valid. */
function meaningOf(draft: ProfileDraft): string | null {
  const parsed = parseDraft(draft)
  if (!parsed.ok) return null
  const { people = 1, others = [], foodRestrictions, dietaryRestrictions, ...rest } = parsed.profile
  const portions = Array.from({ length: people - 1 }, (_, index) => others[index] ?? { portion: 1 })
  return JSON.stringify([rest, portions, [...foodRestrictions].sort(), dietaryRestrictions.trim()])
}

/** Whether the form has the answers of a profile. It loads late, as the parser does. */
export function hasSameAnswers(draft: ProfileDraft, profile: Profile): boolean {
  const typed = meaningOf(draft)
  return typed !== null && typed === meaningOf(draftFromProfile(profile))
}
