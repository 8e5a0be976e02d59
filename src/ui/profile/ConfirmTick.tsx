import { useEffect, useRef } from 'react'
import type { Confirmation } from '../../core/plan/neededConfirmations.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { ConfirmBox } from '../parts/ConfirmBox.js'

interface ConfirmTickProps {
  readonly confirmation: Confirmation
  /** What the visitor confirms, in the first person. */
  readonly text: string
  /** Whether the text is about older answers. A tick would then confirm something that the visitor has not read. */
  readonly isOutdated?: boolean
}

/** A box that the visitor has to tick before we make a week. */
export function ConfirmTick({ confirmation, text, isOutdated = false }: ConfirmTickProps) {
  const { error } = allMessages(useMessages()).answers.confirm
  const isConfirmed = usePlanner((state) => state.confirmed[confirmation] === true)
  const isFaulty = usePlanner((state) => state.errors[confirmation] === true)
  const { confirm, markUnticked } = usePlannerActions()
  const box = useRef<HTMLInputElement>(null)
  const wasRefused = useRef(isFaulty)
  useEffect(() => {
    // The form was refused before this box existed, so the box could not get the focus then.
    if (wasRefused.current) box.current?.focus()
  }, [])
  // A box about older answers may be about to go.
  const isUnticked = !isConfirmed && !isOutdated
  useEffect(() => {
    markUnticked(confirmation, isUnticked)
    return () => markUnticked(confirmation, false)
  }, [markUnticked, confirmation, isUnticked])
  return (
    <ConfirmBox
      box={box}
      isTicked={isConfirmed}
      onTick={(isTicked) => isOutdated || confirm(confirmation, isTicked)}
      error={isFaulty && error}
    >
      {text}
    </ConfirmBox>
  )
}
