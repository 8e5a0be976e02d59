import { useEffect, useState } from 'react'
import { MAX_RESTRICTIONS_LENGTH } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { loadPlannerPart } from '../loadPlannerPart.js'
import type { RestrictionsReading } from './readRestrictionsText.js'
import { useSettled } from './useSettled.js'

const TYPING_PAUSE_MS = 400

const exceeds = (text: string) => text.length > MAX_RESTRICTIONS_LENGTH

/** The reading, with the parts of the form that show it. */
export interface ReadRestrictions {
  readonly parts: Awaited<ReturnType<typeof loadPlannerPart>>
  readonly reading: RestrictionsReading
  /** A chip that the visitor wanted to untick, and that only another text unticks. */
  readonly kept?: string
}

/**
 * Reads the restrictions text when the visitor pauses. `write` changes the text and reads it at once. `keep` says of
 * this reading that it keeps a chip ticked. A text that is too long for a profile is not read.
 */
export function useRestrictionsReading(text: string) {
  const { foods, editProfile, report } = usePlannerActions()
  const messages = useMessages()
  const [read, setRead] = useState<ReadRestrictions | null>(null)
  const refusals = usePlanner((state) => state.refusals)
  const [settled, settle] = useSettled(text, TYPING_PAUSE_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies(refusals): a refusal may ask for a box that failed to load
  useEffect(() => {
    if (settled === '' || exceeds(settled)) {
      setRead(null)
      return
    }
    let isCurrent = true
    Promise.all([loadPlannerPart(), foods()]).then(
      ([parts, catalogue]) => {
        if (isCurrent) setRead({ parts, reading: parts.readRestrictionsText(settled, catalogue, messages) })
      },
      (error: unknown) => {
        console.error('MealPlanner: a part of the screen could not be loaded.', error)
        report(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [settled, foods, refusals, messages, report])
  const write = (next: string, isTyped = false) => {
    editProfile({ dietaryRestrictions: next })
    if (!isTyped) settle(next)
  }
  const keep = (kept: string) => setRead(read && { ...read, kept })
  return { read, isTooLong: exceeds(text), write, keep }
}
