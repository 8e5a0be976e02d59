import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { FootBar } from '../parts/FootBar.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { radius, space, text } from '../theme.js'

const SubmitFoot = styled(FootBar)`
  margin: 0 -${space.l} -${space.l};
  border-radius: 0 0 ${radius.card} ${radius.card};
`

const Refusal = styled(Text)`
  text-align: center;
`

const SubmitButton = styled(Button)`
  min-block-size: 52px;
  font-size: ${text.large};
`

/** The submit button, and how many answers were refused. */
export function SubmitBar({ onSubmit }: { onSubmit: () => void }) {
  const { submit, refused } = useMessages().profile
  const faults = usePlanner((state) => Object.keys(state.errors).length)
  return (
    <SubmitFoot gap="s">
      <div role="alert">
        {faults > 0 && (
          <Refusal size="small" tone="danger" strong>
            {refused(faults)}
          </Refusal>
        )}
      </div>
      <SubmitButton variant="primary" onClick={onSubmit}>
        {submit}
      </SubmitButton>
    </SubmitFoot>
  )
}
