import { ChevronDown } from 'lucide'
import { mealMacros } from '../../core/plan/toMeal.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import { MacroLine } from './MacroLine.js'

/** In a narrow card it still has room for a four-digit number and three of three digits. */
const Row = styled(Button)`
  justify-content: space-between;
  padding: 0 ${space.l};
  border-width: 1px 0 0;
  border-color: ${color('line')};
  border-radius: 0;
  font-weight: 400;
  text-align: start;
  & > span:first-of-type {
    flex: 1;
  }
  & bdi:first-of-type {
    margin-inline-end: auto;
  }
  & > span > bdi {
    font-size: ${text.body};
    font-weight: 700;
  }
  @container meal (max-width: 335px) {
    & > span:first-of-type {
      column-gap: 6px;
      font-size: ${text.tiny};
    }
    & span > span:first-of-type {
      margin-inline-end: 2px;
    }
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

interface MealTotalProps {
  readonly meal: Meal
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A meal's calories and macros in one line. Pressing it also shows them for each food. */
export function MealTotal({ meal, isOpen, onToggle }: MealTotalProps) {
  const messages = usePlanMessages().plan
  return (
    <Row aria-expanded={isOpen} onClick={onToggle}>
      <MacroLine macros={mealMacros(meal)} />
      <VisuallyHidden>{messages.eachFood + messages.change.of(meal.name)}</VisuallyHidden>
      <Icon of={ChevronDown} size={16} tone="muted" />
    </Row>
  )
}
