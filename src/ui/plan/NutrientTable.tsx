import type { WeekNutrients } from '../../core/plan/weekNutrients.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { Profile } from '../../core/profile.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { LimitedNutrients } from './LimitedNutrients.js'
import { ShortNutrients } from './ShortNutrients.js'
import { useNutrientMessages } from './useNutrientMessages.js'
import { WantedNutrients } from './WantedNutrients.js'

/** Shares show in whole percent, so a share that rounds to 100% counts as covered. */
const COVERED_FROM = 0.995

interface NutrientTableProps {
  readonly week: WeekPlan
  readonly nutrients: WeekNutrients
  readonly person: Pick<Profile, 'age' | 'gender'>
  /** The person who is chosen, from 1, if this is the visitor's own week instead; otherwise null. */
  readonly unknown: number | null
  /** How many meals of the week are eaten out. */
  readonly mealsOut: number
}

/** The nutrients of an average day: shortfalls in words, then a bar for each nutrient, with those to limit apart. */
export function NutrientTable({ week, nutrients, person, unknown, mealsOut }: NutrientTableProps) {
  const { plan } = usePlanMessages()
  const messages = useNutrientMessages()
  const { percent, whole } = useFormat()
  const { wanted, limited } = nutrients
  const short = wanted.filter(({ share }) => share < COVERED_FROM).sort((a, b) => a.share - b.share)
  const covered = wanted.length - short.length
  const known = percent(wanted.reduce((sum, each) => sum + each.knownShare, 0) / wanted.length)
  return (
    <Stack gap="xl">
      {unknown !== null && <Text>{messages.yours(plan.eaters.person(whole(unknown + 1)))}</Text>}
      <Text tone="muted">
        {messages.covered(messages.person[person.gender](person.age), covered, wanted.length)}{' '}
        {mealsOut > 0 && messages.mealsOut(mealsOut)}
      </Text>
      {short.length > 0 && <ShortNutrients short={short} />}
      <WantedNutrients week={week} wanted={wanted} short={short} />
      <LimitedNutrients limited={limited} />
      <Text size="small" tone="muted">
        {messages.sources(known === percent(1) ? null : known)}
      </Text>
    </Stack>
  )
}
