import type { WantedIntake } from '../../core/plan/weekNutrients.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Pairs } from '../parts/Pairs.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { NutrientBar } from './NutrientBar.js'
import { shortName } from './shortName.js'
import { useNutrientMessages } from './useNutrientMessages.js'

interface WantedNutrientsProps {
  readonly week: WeekPlan
  readonly wanted: readonly WantedIntake[]
  readonly short: readonly WantedIntake[]
}

/** A bar for each vitamin and mineral, with the foods that provide most of it. Too much of some is marked. */
export function WantedNutrients({ week, wanted, short }: WantedNutrientsProps) {
  const messages = useNutrientMessages()
  const { percent, whole } = useFormat()
  const items = week.days.flatMap(({ meals }) => meals).flatMap(({ items }) => items)
  const names = new Map(items.map(({ food }) => [food.id, shortName(food.name)]))
  const sources = ({ topFoodIds }: WantedIntake) =>
    topFoodIds.length === 0 ? '' : messages.mostFrom(topFoodIds.map((id) => names.get(id) ?? id))
  const isOver = ({ amount, reference: { upperLimit } }: WantedIntake) =>
    upperLimit !== null && amount > upperLimit
  const detail = (intake: WantedIntake) => {
    const { amount, unit, reference } = intake
    const over = messages.overUpperLimit(whole(amount), whole(reference.upperLimit ?? 0), unit)
    return isOver(intake) ? `${over} ${sources(intake)}` : sources(intake)
  }
  return (
    <Stack gap="m">
      <Heading depth={2} size="card">
        {messages.wanted}
      </Heading>
      <Text size="small" tone="muted">
        {messages.fullBar}
      </Text>
      <Pairs gap="l">
        {wanted.map((intake) => (
          <NutrientBar
            key={intake.nutrient}
            label={messages.name[intake.nutrient]}
            share={intake.share}
            valueText={messages.barValue(percent(intake.share))}
            tone={isOver(intake) ? 'high' : short.includes(intake) ? 'low' : 'good'}
            detail={detail(intake)}
          />
        ))}
      </Pairs>
    </Stack>
  )
}
