import styled from '@emotion/styled'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Text } from '../parts/Text.js'
import { space } from '../theme.js'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  padding: ${space.huge} ${space.l};
  text-align: center;
`

/** What shows instead of a plan without days, with the ways out. */
export function EmptyPlan() {
  const { plan } = useMessages()
  const { changePreferences, startOver } = usePlannerActions()
  return (
    <Box>
      <div role="alert">
        <Text size="large">{plan.empty}</Text>
      </div>
      <Text tone="muted">{plan.emptyHint}</Text>
      <Button variant="primary" onClick={changePreferences}>
        {plan.changePreferences}
      </Button>
      <Button variant="quiet" onClick={startOver}>
        {plan.newPlan}
      </Button>
    </Box>
  )
}
