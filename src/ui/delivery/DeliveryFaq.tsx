import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Disclosure } from '../parts/Disclosure.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'
import { useWidgetSettings } from '../WidgetSettings.js'

/** Questions that people ask before they subscribe. */
export function DeliveryFaq() {
  const { title, list, cancel } = usePlanMessages().delivery.faq
  const { givesCancelCodes } = useWidgetSettings()
  const questions = [
    ...list,
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
