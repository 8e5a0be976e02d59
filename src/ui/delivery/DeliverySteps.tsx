import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

const NUMBER = '28px'

const Steps = styled('ol')`
  display: grid;
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: ${NUMBER} minmax(0, 1fr);
    gap: 0 ${space.m};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    grid-row: 1 / 3;
    display: grid;
    place-items: center;
    inline-size: ${NUMBER};
    block-size: ${NUMBER};
    border-radius: 50%;
    background: ${color('sunken')};
    font-size: ${text.small};
    font-weight: 700;
  }
`

/** The steps of a subscription. */
export function DeliverySteps() {
  const { steps } = useDeliveryMessages().offer
  return (
    <Steps>
      {steps.map((step) => (
        <li key={step.title}>
          <Text strong>{step.title}</Text>
          <Text tone="muted">{step.text}</Text>
        </li>
      ))}
    </Steps>
  )
}
