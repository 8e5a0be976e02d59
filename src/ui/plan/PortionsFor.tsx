import { eatAlike, everybody } from '../../core/plan/eaters.js'
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
export function PortionsFor({ basis, person, onChoose }: PortionsForProps) {
  const { eaters } = usePlanMessages().plan
  const { whole } = useFormat()
  if (eatAlike(basis)) return null
  const people = everybody(basis).map((value) => ({
    value,
    label: value === 0 ? eaters.you : eaters.person(whole(value + 1)),
  }))
  return <Choice legend={eaters.title} look="segments" choices={people} chosen={person} onChoose={onChoose} />
}
