import { TriangleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import type { Confirmation } from '../../core/plan/neededConfirmations.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Checkbox } from '../parts/Checkbox.js'
import { IconText } from '../parts/IconText.js'
import { Stack } from '../parts/Stack.js'
import { TickLine } from '../parts/TickLine.js'
import { styled } from '../styled.js'
import { color, radius, space } from '../theme.js'
import { useOwnId } from '../useOwnId.js'

const Box = styled(TickLine)`
  padding: ${space.m};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  font-weight: 600;
`

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
  const errorId = useOwnId()
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
    <Stack gap="xs">
      <Box>
        <Checkbox
          ref={box}
          checked={isConfirmed}
          aria-required
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? errorId : undefined}
          onChange={(event) => isOutdated || confirm(confirmation, event.target.checked)}
        />
        <span>{text}</span>
      </Box>
      {isFaulty && (
        <IconText size="small" tone="danger" strong icon={TriangleAlert} id={errorId}>
          {error}
        </IconText>
      )}
    </Stack>
  )
}
