import { ChevronDown } from 'lucide'
import { useState } from 'react'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { Profile } from '../../core/profile.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Card } from '../parts/Card.js'
import { foldStyle } from '../parts/foldStyle.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { PartStatus } from '../parts/PartStatus.js'
import { Text } from '../parts/Text.js'
import { loadNutrients } from '../planParts.js'
import { styled } from '../styled.js'
import { space, TOUCH_TARGET } from '../theme.js'
import { useOpenedPart } from '../useOpenedPart.js'

const Fold = styled('details')`
  ${foldStyle}
  & > summary {
    min-block-size: ${TOUCH_TARGET};
  }
  &[open] > summary {
    margin-block-end: ${space.m};
  }
`

interface WeekNutrientsProps {
  readonly week: WeekPlan
  /** Who eats it. */
  readonly of: Profile
  /** The person who is chosen, from 1, if this part can only show the visitor's own week; otherwise null. */
  readonly unknown: number | null
  /** How many of its meals are eaten out. */
  readonly mealsOut: number
}

/** "What else this week brings": closed at first, since few visitors open it. Its content loads when it opens. */
export function WeekNutrients({ week, of, unknown, mealsOut }: WeekNutrientsProps) {
  const messages = usePlanMessages().plan.nutrients
  const [isOpen, setOpen] = useState(false)
  const { part: parts, hasFailed } = useOpenedPart(loadNutrients, isOpen)
  return (
    <Card>
      <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <hgroup>
            <Heading depth={1} size="card">
              {messages.title}
            </Heading>
            <Text size="small" tone="muted">
              {messages.hint}
            </Text>
          </hgroup>
          <Icon of={ChevronDown} size={20} tone="muted" />
        </summary>
        {isOpen && !parts && <PartStatus hasFailed={hasFailed} />}
        {isOpen && parts && (
          <parts.NutrientTable
            week={week}
            nutrients={parts.sumWeekNutrients(week, of)}
            person={of}
            unknown={unknown}
            mealsOut={mealsOut}
          />
        )}
      </Fold>
    </Card>
  )
}
