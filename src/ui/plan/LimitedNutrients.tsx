import type { LimitedIntake } from '../../core/plan/weekNutrients.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Pairs } from '../parts/Pairs.js'
import { Stack } from '../parts/Stack.js'
import { NutrientBar } from './NutrientBar.js'
import { useNutrientMessages } from './useNutrientMessages.js'

/** Nutrients with an upper limit, apart from the rest: here a fuller bar is not better. */
export function LimitedNutrients({ limited }: { limited: readonly LimitedIntake[] }) {
  const messages = useNutrientMessages()
  const { percent, whole } = useFormat()
  const ofLimit = ({ amount, limit, unit, share }: LimitedIntake) =>
    [messages.ofLimit(whole(amount), whole(limit), unit), ...(share > 1 ? [messages.over] : [])].join(', ')
  return (
    <Stack gap="m">
      <Heading depth={2} size="card">
        {messages.limited}
      </Heading>
      <Pairs gap="l">
        {limited.map((intake) => (
          <NutrientBar
            key={intake.nutrient}
            label={messages.name[intake.nutrient]}
            share={intake.share}
            valueText={messages.limitValue(percent(intake.share))}
            tone={intake.share > 1 ? 'high' : 'muted'}
            detail={ofLimit(intake)}
          />
        ))}
      </Pairs>
    </Stack>
  )
}
