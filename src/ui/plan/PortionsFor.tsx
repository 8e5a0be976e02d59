import { factorOf } from '../../core/nutrition/scaledTargets.js'
import { eatAlike, everybody, otherPortions } from '../../core/plan/eaters.js'
import type { PlanBasis } from '../../core/plan/planBasis.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Text } from '../parts/Text.js'
import { Choice } from '../profile/Choice.js'

interface PortionsForProps {
  readonly basis: PlanBasis
  /** From 0 for who made the plan. */
  readonly person: number
  readonly onChoose: (person: number) => void
}

/** Chooses whose portions the meals show, or says whose they are where several people eat the same. */
export function PortionsFor({ basis, person, onChoose }: PortionsForProps) {
  const { core, plan } = usePlanMessages()
  const { eaters } = plan
  const { whole, percent } = useFormat()
  const { people: count = 1 } = basis
  if (eatAlike(basis)) {
    return count > 1 ? (
      <Text size="small" tone="muted">
        {core.eaters.alike(count)}
      </Text>
    ) : null
  }
  const portions = otherPortions(basis).map((portion) => percent(factorOf(portion, 'calories')))
  const people = everybody(basis).map((value) => {
    const name = eaters.person(whole(value + 1))
    const portion = portions[value - 1] ?? percent(1)
    return { value, label: portion === percent(1) ? name : eaters.share(name, portion) }
  })
  return <Choice legend={eaters.title} look="segments" choices={people} chosen={person} onChoose={onChoose} />
}
