import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { Disclosure } from '../parts/Disclosure.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

const NOT_KEPT = { by: 'nobody', withAnswers: false, tellsSite: false } as const

/** Questions that people ask before they subscribe. */
export function DeliveryFaq() {
  const { plan } = usePlanMessages()
  const { title, list, stored, cancel } = useDeliveryMessages().faq
  const { givesCancelCodes, hostCancels, persists } = useWidgetSettings()
  const keeping = usePlanner((state) => state.keeping)
  const { by, withAnswers, tellsSite } = keeping ?? NOT_KEPT
  const kept = [
    by === 'browser' ? stored.browser(plan.takeAlong) : stored[persists ? 'before' : by],
    withAnswers && by !== 'nobody' && stored.answersToo,
    tellsSite && by === 'browser' && stored.siteToo,
    stored.address,
  ]
  const questions = [
    ...list,
    { question: stored.question, answer: kept.filter(Boolean).join(' ') },
    {
      question: cancel.question,
      answer: cancel[hostCancels ? 'button' : givesCancelCodes ? 'here' : 'elsewhere'],
    },
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
