import { ChevronDown } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'
import { styled } from '../styled.js'
import { color, focusRing, space, TOUCH_TARGET } from '../theme.js'

const Question = styled('details')`
  border-block-start: 1px solid ${color('line')};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-block-size: ${TOUCH_TARGET};
    padding-block: ${space.xs};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > p {
    padding-block-end: ${space.l};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

/** Questions that people ask before they subscribe. */
export function DeliveryFaq() {
  const { faq } = useMessages().delivery
  return (
    <TitledCard title={faq.title}>
      <div>
        {faq.list.map(({ question, answer }) => (
          <Question key={question}>
            <summary>
              {question}
              <Icon of={ChevronDown} size={20} tone="muted" />
            </summary>
            <Text>{answer}</Text>
          </Question>
        ))}
      </div>
    </TitledCard>
  )
}
