import { useEffect, useState } from 'react'
import type { LabelCheck } from '../../core/food/labelCheck.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { useSettled } from './useSettled.js'

const TYPING_PAUSE_MS = 400

const loadReader = () => import('../planner.chunk.js')

/** What was read in a restrictions text. */
export interface RestrictionsReading {
  /** The text that was read. It trails the text being typed. */
  readonly text: string
  readonly understood: readonly string[]
  readonly notApplied: readonly string[]
  readonly partlyApplied: readonly string[]
  readonly labelCheck: LabelCheck | null
}

const NOTHING: RestrictionsReading = {
  text: '',
  understood: [],
  notApplied: [],
  partlyApplied: [],
  labelCheck: null,
}

/** Reads the restrictions text when the visitor pauses, with the foods that the week will be planned from. */
export function useRestrictionsReading(text: string): RestrictionsReading {
  const { foods } = usePlannerActions()
  const messages = useMessages()
  const [reading, setReading] = useState(NOTHING)
  const refusals = usePlanner((state) => state.refusals)
  const settled = useSettled(text, TYPING_PAUSE_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies(refusals): a refusal may ask for a box that failed to load
  useEffect(() => {
    if (settled === '') {
      setReading(NOTHING)
      return
    }
    let isCurrent = true
    Promise.all([loadReader(), foods()]).then(
      ([{ readRestrictions, unappliedLabels, labelCheck, allMessages }, catalogue]) => {
        if (!isCurrent) return
        const { core } = allMessages(messages)
        const restrictions = readRestrictions(settled, catalogue, core)
        setReading({
          text: settled,
          understood: restrictions.understood,
          ...unappliedLabels(restrictions.notApplied, core),
          labelCheck: labelCheck(restrictions, core),
        })
      },
      (error: unknown) => console.error('MealPlanner: a part of the form could not be loaded.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [settled, foods, refusals, messages])
  return reading
}
