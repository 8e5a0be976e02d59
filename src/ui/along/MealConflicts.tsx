import { ChevronDown, TriangleAlert } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictsOf } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { foldStyle } from '../parts/foldStyle.js'
import { Icon } from '../parts/Icon.js'
import { IconText } from '../parts/IconText.js'
import { List } from '../parts/List.js'
import { Note } from '../parts/Note.js'
import { Surface } from '../parts/Surface.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { useAlongMessages } from './useAlongMessages.js'

/** More of them would push the plan off a phone. Each meal is marked on its own card too. */
const MOST_IN_SIGHT = 3

const Fold = styled(Surface.withComponent('details'))`
  display: block;
  ${foldStyle}
  & > summary {
    padding: ${space.m} ${space.l};
  }
  & > ul {
    padding: 0 ${space.l} ${space.m};
  }
`

/** The meals that the reader must avoid, with the foods that are the reason. Many are folded away behind their number. */
export function MealConflicts({ plan }: { plan: ShownPlan }) {
  const { shared } = useAlongMessages()
  const { core } = usePlanMessages()
  const { weekday } = useFormat()
  const conflicts = conflictsOf(plan)
  if (conflicts.length === 0) return null
  const title = shared.conflicts(conflicts.length)
  const meals = conflicts.map(({ date, type, foodNames }) =>
    shared.conflict(weekday(date), core.mealType[type], foodNames.join(', ') || shared.kosherMix),
  )
  if (meals.length <= MOST_IN_SIGHT) return <Note kind="caution">{`${title} ${meals.join(' · ')}`}</Note>
  return (
    <Fold>
      <summary>
        <IconText as="span" icon={TriangleAlert} iconTone="low">
          {title}
        </IconText>
        <Icon of={ChevronDown} tone="muted" />
      </summary>
      <List>
        {meals.map((meal) => (
          <li key={meal}>{meal}</li>
        ))}
      </List>
    </Fold>
  )
}
