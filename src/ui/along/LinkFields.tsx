import { useState } from 'react'
import { planToLink } from '../../core/along/link/planToLink.js'
import { eatAlike, otherPortions } from '../../core/plan/eaters.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Row } from '../parts/Row.js'
import { sharePlanText } from '../plan/sharePlanText.js'
import { SharedText } from './SharedText.js'
import { SheetPart } from './SheetPart.js'
import { TickBox } from './TickBox.js'
import { useAlongMessages } from './useAlongMessages.js'

/** This page's address with the plan in its fragment. Browsers never send the fragment to a server. */
const addressOf = (link: string) => `${location.href.split('#')[0]}#meal-plan=${link}`

/** The outcome of sharing, which is untrue of another plan or another choice. */
interface Shared {
  readonly plan: ShownPlan
  readonly withBasis: boolean
  readonly said: string
  readonly refused: string | null
}

/** Shares the plan as a link. The link holds targets and avoided foods only if the visitor ticks that. */
export function LinkFields({ plan }: { plan: ShownPlan }) {
  const { link: messages } = useAlongMessages()
  const { title } = usePlanMessages().plan
  const { hint, others } = messages
  const areAlike = eatAlike(plan.basis)
  const { emit } = usePlannerActions()
  const [withBasis, setWithBasis] = useState(false)
  const [shared, setShared] = useState<Shared>()

  async function share() {
    // The same outcome again is news again.
    setShared(undefined)
    const { targets, people } = plan.basis
    const portions = otherPortions(plan.basis)
    const basis = withBasis ? { targets, withMadeFor: true } : {}
    const text = addressOf(planToLink(plan.week, { ...basis, people, portions, eatenOut: plan.eatenOut }))
    const how = await sharePlanText({ title, text })
    if (how === 'share-sheet' || how === 'clipboard') emit({ type: 'plan_shared', how })
    setShared({
      plan,
      withBasis,
      said: how === 'clipboard' ? messages.copied : how === 'refused' ? messages.refused : '',
      refused: how === 'refused' ? text : null,
    })
  }

  const outcome = shared?.plan === plan && shared.withBasis === withBasis ? shared : undefined
  return (
    <SheetPart title={messages.title} hint={areAlike ? hint : `${hint} ${others}`}>
      <TickBox
        label={areAlike ? messages.withBasis : messages.withBasisOfAll}
        isTicked={withBasis}
        onTick={setWithBasis}
      />
      <Row>
        <Button onClick={() => void share()}>{messages.share}</Button>
      </Row>
      <SharedText said={outcome?.said ?? ''} refused={outcome?.refused ?? null} label={messages.label} />
    </SheetPart>
  )
}
