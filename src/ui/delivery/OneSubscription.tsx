import type { ReactNode } from 'react'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, space } from '../theme.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

const Item = styled(Stack)`
  & + & {
    padding-block-start: ${space.l};
    border-block-start: 1px solid ${color('line')};
  }
`

/** One of the active subscriptions: its number, and what can be done with it. */
export function OneSubscription({ id, children }: { id: string; children: ReactNode }) {
  const { active } = useDeliveryMessages()
  return (
    <Item role="group" aria-label={active.subscription(id)}>
      <Text>
        {active.id}: <strong>{id}</strong>
      </Text>
      {children}
    </Item>
  )
}
