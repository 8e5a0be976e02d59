import { type ReactNode, useRef, useState } from 'react'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { isInConflict } from '../../store/selectors.js'
import { ConfirmBox } from '../parts/ConfirmBox.js'

interface AvoidedTick {
  /** Absent if the visitor avoids none of the foods. */
  readonly tick: ReactNode
  /** Whether the foods may be bought. If not, the box says so and gets the focus. */
  readonly isConfirmed: () => boolean
}

/** What the visitor has done about the box, for these foods of this week. */
interface Answer {
  readonly foods: string
  readonly week: WeekPlan | null
  readonly isTicked?: boolean
  readonly isRefused?: boolean
}

/** A box to tick before the visitor buys foods that they avoid. Its tick is for these foods of this week. */
export function useAvoidedTick(
  items: readonly { readonly foodId: string; readonly name: string }[],
): AvoidedTick {
  const { confirm, error } = usePlanMessages().groceries.avoided
  const foods = usePlanner((state) => {
    const avoided = items.filter(({ foodId }) => isInConflict(state, foodId))
    return [...new Set(avoided.map(({ name }) => name))].join(', ')
  })
  const week = usePlanner(({ phase }) => (phase.name === 'plan' ? phase.plan.week : null))
  const [answer, setAnswer] = useState<Answer>({ foods, week })
  const box = useRef<HTMLInputElement>(null)
  const isAbout = answer.foods === foods && answer.week === week
  const isTicked = isAbout && answer.isTicked === true
  const isRefused = isAbout && answer.isRefused === true
  return {
    tick: foods !== '' && (
      <ConfirmBox
        box={box}
        isTicked={isTicked}
        onTick={(isNowTicked) => setAnswer({ foods, week, isTicked: isNowTicked })}
        error={!isTicked && isRefused && error}
      >
        {confirm(foods)}
      </ConfirmBox>
    ),
    isConfirmed: () => {
      if (foods === '' || isTicked) return true
      setAnswer({ foods, week, isRefused: true })
      box.current?.focus()
      return false
    },
  }
}
