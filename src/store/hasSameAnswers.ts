import type { Profile } from '../core/profile.js'
import { parseDraft } from './parseDraft.js'
import { draftFromProfile, type ProfileDraft } from './profileDraft.js'

/** Whether the form has the answers of a profile. It loads late, as the parser does. */
export function hasSameAnswers(draft: ProfileDraft, profile: Profile): boolean {
  const [typed, given] = [draft, draftFromProfile(profile)].map(parseDraft)
  return typed?.ok === true && JSON.stringify(typed) === JSON.stringify(given)
}
