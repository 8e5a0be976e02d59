import styled from '@emotion/styled'
import { ChevronDown } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { color, focusRing, radius, space, TOUCH_TARGET } from '../theme.js'

const Question = styled.details`
  border: 1px solid ${color('line')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-block-size: ${TOUCH_TARGET};
    padding-inline: ${space.l};
    border-radius: ${radius.control};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > p {
    padding: 0 ${space.l} ${space.l};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

/** What people ask before they subscribe. */
export function DeliveryFaq() {
  const { faq } = useMessages().delivery
  return (
    <Stack gap="s">
      <Heading as="h3" size="card">
        {faq.title}
      </Heading>
      {faq.list.map(({ question, answer }) => (
        <Question key={question}>
          <summary>
            {question}
            <Icon of={ChevronDown} size={20} tone="muted" />
          </summary>
          <Text>{answer}</Text>
        </Question>
      ))}
    </Stack>
  )
}
