import type { PlanBasis } from '../../core/plan/planBasis.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Choice } from '../profile/Choice.js'

interface PortionsForProps {
  readonly basis: PlanBasis
  /** From 0 for the visitor. */
  readonly person: number
  readonly onChoose: (person: number) => void
}

/** Chooses whose portions the meals show. There is nothing to choose where all eat the same. */
export function PortionsFor({ basis: { otherTargets = [] }, person, onChoose }: PortionsForProps) {
  const { eaters } = usePlanMessages().plan
  const { whole } = useFormat()
  if (otherTargets.length === 0) return null
  const others = otherTargets.map((_, index) => ({
    value: index + 1,
    label: eaters.person(whole(index + 2)),
  }))
  return (
    <Choice
      legend={eaters.title}
      look="segments"
      choices={[{ value: 0, label: eaters.you }, ...others]}
      chosen={person}
      onChoose={onChoose}
    />
  )
}
