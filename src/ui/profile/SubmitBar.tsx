import styled from '@emotion/styled'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Text } from '../parts/Text.js'
import { color, fromMedium, radius, space, text } from '../theme.js'

/** In a narrow widget it stays at the foot of the screen, in reach of the thumb. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  gap: ${space.s};
  margin: 0 -${space.l} -${space.l};
  padding: ${space.m} ${space.l};
  border-block-start: 1px solid ${color('line')};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color('surface')};
  ${fromMedium} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
  }
`

const Refusal = styled(Text)`
  text-align: center;
`

const SubmitButton = styled(Button)`
  min-block-size: 52px;
  font-size: ${text.large};
`

/** The main action, and how many answers stand in its way. */
export function SubmitBar() {
  const { submit, refused } = useMessages().profile
  const faults = usePlanner((state) => Object.keys(state.errors).length)
  return (
    <Bar>
      <div role="alert">
        {faults > 0 && (
          <Refusal size="small" tone="danger" strong>
            {refused(faults)}
          </Refusal>
        )}
      </div>
      <SubmitButton type="submit" variant="primary">
        {submit}
      </SubmitButton>
    </Bar>
  )
}
