import type { ReactNode } from 'react'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { styled } from '../styled.js'
import { space, text } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { chargedToday } from './chargedToday.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

const Wide = styled(Button)`
  flex-wrap: wrap;
  gap: 0 ${space.m};
  inline-size: 100%;
  min-block-size: 52px;
  font-size: ${text.large};
`

const Today = styled('span')`
  font-size: ${text.body};
  font-weight: 400;
`

interface PayButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/**
 * The button that starts a subscription, with what is charged today. The action is its name, the charge its
 * description.
 */
export function PayButton({ onClick, children }: PayButtonProps) {
  const charge = chargedToday(useWidgetSettings(), useDeliveryMessages(), useFormat())
  const id = useOwnId()
  return (
    <Wide
      variant="primary"
      onClick={onClick}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-charge`}
    >
      <span id={`${id}-name`}>{children}</span>
      <Today id={`${id}-charge`}>{charge}</Today>
    </Wide>
  )
}
