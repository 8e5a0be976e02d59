import type { Profile } from '../core/profile.js'
import { hasSameAnswers } from './hasSameAnswers.js'
import type { StateAccess } from './plannerState.js'

/** The answers have to be looked at first. Nobody reads of it: the visitor is at the form by then, with a notice. */
class AnswersNeededError extends Error {
  override readonly name = 'AnswersNeededError'
}

/**
 * The answers of the week on screen, for another one. If they are unknown or no longer those of the form, the visitor is
 * led there: neither a food that they have ruled out since nor one that they allow again is planned in silence.
 * @throws {AnswersNeededError} in that case. The way to the form has ended the work by then.
 */
export function requireSameAnswers({ get }: StateAccess, profile: Profile | null): Profile {
  const { draft, actions } = get()
  if (profile !== null && hasSameAnswers(draft, profile)) return profile
  actions.backToForm()
  actions.notify({ code: 'answers-needed' })
  throw new AnswersNeededError('The answers have to be looked at first.')
}
