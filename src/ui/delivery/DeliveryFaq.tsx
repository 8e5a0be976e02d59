import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { Disclosure } from '../parts/Disclosure.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'
import { useWidgetSettings } from '../WidgetSettings.js'

/** Questions that people ask before they subscribe. */
export function DeliveryFaq() {
  const { title, list, stored, cancel } = usePlanMessages().delivery.faq
  const { givesCancelCodes } = useWidgetSettings()
  const keptBy = usePlanner(({ keeping }) => keeping?.by ?? 'nobody')
  const questions = [
    ...list,
    { question: stored.question, answer: `${stored[keptBy]} ${stored.address}` },
    { question: cancel.question, answer: givesCancelCodes ? cancel.here : cancel.elsewhere },
  ]
  return (
    <TitledCard title={title}>
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <Text>{answer}</Text>
          </Disclosure>
        ))}
      </div>
    </TitledCard>
  )
}
