import { TriangleAlert } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { styled } from '../styled.js'
import { color, radius, space } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { Checkbox } from './Checkbox.js'
import { IconText } from './IconText.js'
import { Stack } from './Stack.js'
import { TickLine } from './TickLine.js'

const Box = styled(TickLine)`
  padding: ${space.m};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  font-weight: 600;
`

interface ConfirmBoxProps {
  readonly box: Ref<HTMLInputElement>
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  /** Shows under a box without which something was refused. */
  readonly error: string | false
  /** What the visitor confirms. */
  readonly children: ReactNode
}

/** A box that the visitor has to tick before something happens. */
export function ConfirmBox({ box, isTicked, onTick, error, children }: ConfirmBoxProps) {
  const errorId = useOwnId()
  const isFaulty = error !== false
  return (
    <Stack gap="xs">
      <Box>
        <Checkbox
          ref={box}
          checked={isTicked}
          aria-required
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? errorId : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{children}</span>
      </Box>
      {isFaulty && (
        <IconText size="small" tone="danger" strong icon={TriangleAlert} id={errorId}>
          {error}
        </IconText>
      )}
    </Stack>
  )
}
