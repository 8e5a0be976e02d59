import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Note } from '../parts/Note.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { conflictLines } from './conflictWords.js'

/** More of them would push the plan off a phone. Each meal is marked on its own card too. */
const MOST_IN_SIGHT = 3

/** Its height is that of a touch target, in a remark of one line. */
const Opener = styled(Button)`
  margin: -11px calc(-1 * ${space.s});
  padding-inline: ${space.s};
  vertical-align: middle;
  text-align: start;
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const Meals = styled('ul')`
  margin: 0;
  padding: 0 ${space.l};
  list-style: none;
`

/** The meals that the reader must avoid, with the foods that are the reason. Many show when their number is pressed. */
export function MealConflicts({ plan }: { plan: ShownPlan }) {
  const first = useMessages()
  const { core } = usePlanMessages()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [title, ...meals] = conflictLines(plan, { first, core, format })
  if (title === undefined) return null
  const areFew = meals.length <= MOST_IN_SIGHT
  return (
    <>
      <Note kind="caution">
        {areFew ? (
          title
        ) : (
          <Opener variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {title}
            <Icon of={ChevronDown} size={18} />
          </Opener>
        )}
      </Note>
      {(areFew || isOpen) && (
        <Meals role="list">
          {meals.map((meal) => (
            <li key={meal}>{meal}</li>
          ))}
        </Meals>
      )}
    </>
  )
}
