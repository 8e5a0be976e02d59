import { ChevronDown } from 'lucide'
import { useCallback, useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Card } from '../parts/Card.js'
import { foldStyle } from '../parts/foldStyle.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { TOUCH_TARGET, text } from '../theme.js'
import { useOnDemand } from '../useOnDemand.js'

const loadNutrients = () => import('./nutrients.chunk.js')

const Fold = styled('details')`
  ${foldStyle}
  & > summary {
    min-block-size: ${TOUCH_TARGET};
  }
  & > summary b {
    font-size: ${text.large};
  }
`

/** "What else this week brings": closed at first, since few visitors open it. Its content loads when it opens. */
export function WeekNutrients({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages().nutrients
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const parts = useOnDemand(
    loadNutrients,
    isOpen,
    useCallback(() => setFailed(true), []),
  )
  const toggle = (open: boolean) => {
    setOpen(open)
    setFailed(false)
  }
  const person = plan.profile
  if (person === null) return null
  return (
    <Card>
      <Fold onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary>
          <span>
            <b>{messages.title}</b>
            <Text as="span" size="small" tone="muted">
              {messages.hint}
            </Text>
          </span>
          <Icon of={ChevronDown} size={20} tone="muted" />
        </summary>
        {isOpen && !parts && <Text role="status">{hasFailed ? messages.failed : messages.loading}</Text>}
        {isOpen && parts && (
          <parts.NutrientTable
            week={plan.week}
            nutrients={parts.sumWeekNutrients(plan.week, person)}
            person={person}
          />
        )}
      </Fold>
    </Card>
  )
}
