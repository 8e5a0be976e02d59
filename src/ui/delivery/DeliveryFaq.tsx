import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { Disclosure } from '../parts/Disclosure.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'
import { useWidgetSettings } from '../WidgetSettings.js'

/** Questions that people ask before they subscribe. */
export function DeliveryFaq() {
  const { delivery, plan } = usePlanMessages()
  const { title, list, stored, cancel } = delivery.faq
  const { givesCancelCodes, persists } = useWidgetSettings()
  const by = usePlanner(({ keeping }) => keeping?.by ?? 'nobody')
  const kept = by === 'browser' ? stored.browser(plan.takeAlong) : stored[persists ? 'before' : by]
  const questions = [
    ...list,
    { question: stored.question, answer: `${kept} ${stored.address}` },
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
