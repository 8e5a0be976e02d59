import styled from '@emotion/styled'
import { ChevronDown } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { bareStyle } from '../parts/textStyle.js'
import { color, focusRing, radius, space, TOUCH_TARGET } from '../theme.js'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

const Question = styled.details`
  ${bareStyle}
  border: 1px solid ${color('line')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

const Summary = styled.summary`
  ${bareStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: ${TOUCH_TARGET};
  padding: ${space.s} ${space.l};
  border-radius: ${radius.control};
  list-style: none;
  font-weight: 600;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  & svg {
    flex: none;
    color: ${color('muted')};
  }
  ${focusRing}
`

const Answer = styled(Text)`
  padding: 0 ${space.l} ${space.l};
`

/** What people ask before they subscribe. */
export function DeliveryFaq() {
  const { faq } = useMessages().delivery
  return (
    <Section>
      <Heading as="h3" size="card">
        {faq.title}
      </Heading>
      {faq.list.map(({ question, answer }) => (
        <Question key={question}>
          <Summary>
            {question}
            <Icon of={ChevronDown} size={20} />
          </Summary>
          <Answer>{answer}</Answer>
        </Question>
      ))}
    </Section>
  )
}
