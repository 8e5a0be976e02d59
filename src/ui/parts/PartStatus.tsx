import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { Text } from './Text.js'

const Status = styled(Text)`
  grid-column: 1 / -1;
  padding: ${space.m} ${space.l};
`

/** In place of a part that was opened: that it loads, or that it could not be loaded. */
export function PartStatus({ hasFailed }: { hasFailed: boolean }) {
  const { partNotLoaded } = useMessages().notices
  const { loading } = usePlanMessages().plan.change
  return <Status role="status">{hasFailed ? partNotLoaded : loading}</Status>
}
