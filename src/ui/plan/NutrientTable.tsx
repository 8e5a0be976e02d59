import type { LimitedIntake, WantedIntake, WeekNutrients } from '../../core/plan/weekNutrients.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { Profile } from '../../core/profile.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { List } from '../parts/List.js'
import { Meter } from '../parts/Meter.js'
import { Pairs } from '../parts/Pairs.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'

/** Shares are shown in whole percent, so what rounds to 100% is covered. */
const COVERED_FROM = 0.995

interface BarProps {
  readonly label: string
  readonly share: number
  readonly valueText: string
  readonly isShort?: boolean
  readonly isLimit?: boolean
  readonly detail: string
}

function NutrientBar({ label, share, valueText, isShort = false, isLimit = false, detail }: BarProps) {
  const { percent } = useFormat()
  const tone = isShort ? 'low' : isLimit ? (share > 1 ? 'high' : 'muted') : 'good'
  return (
    <Stack gap="xs">
      <Row spread>
        <Text strong>{label}</Text>
        <Text strong>
          <bdi>{percent(share)}</bdi>
        </Text>
      </Row>
      <Meter share={share} cap={1} tone={tone} heightPx={6} label={label} valueText={valueText} />
      <Text size="small" tone="muted">
        {detail}
      </Text>
    </Stack>
  )
}

interface NutrientTableProps {
  readonly week: WeekPlan
  readonly nutrients: WeekNutrients
  readonly person: Pick<Profile, 'age' | 'gender'>
}

/** The nutrients of an average day: what is short in words, then every one as a bar, limits apart. */
export function NutrientTable({ week, nutrients, person }: NutrientTableProps) {
  const messages = usePlanMessages().nutrients
  const { percent, whole } = useFormat()
  const { wanted, limited } = nutrients
  const short = wanted.filter(({ share }) => share < COVERED_FROM).sort((a, b) => a.share - b.share)
  const knownShare = wanted.reduce((sum, each) => sum + each.knownShare, 0) / wanted.length
  const names = new Map(
    week.days
      .flatMap(({ meals }) => meals)
      .flatMap(({ items }) => items)
      .map(({ food }) => [food.id, food.name.split(/[,(]/)[0]?.trim() ?? food.name]),
  )
  const mostFrom = ({ topFoodIds }: WantedIntake) =>
    topFoodIds.length === 0 ? '' : messages.mostFrom(topFoodIds.map((id) => names.get(id) ?? id))
  const ofLimit = ({ amount, limit, unit, share }: LimitedIntake) =>
    [messages.ofLimit(whole(amount), whole(limit), unit), ...(share > 1 ? [messages.over] : [])].join(', ')
  return (
    <Stack gap="xl">
      <Text tone="muted">
        {messages.covered(
          messages.person[person.gender](person.age),
          wanted.length - short.length,
          wanted.length,
        )}
      </Text>
      {short.length > 0 && (
        <Stack gap="s">
          <Heading as="h3" size="card">
            {messages.short}
          </Heading>
          <List>
            {short.map(({ nutrient, share }) => (
              <li key={nutrient}>
                <Text>
                  <b>{messages.shortOf(messages.name[nutrient], percent(share))}</b>{' '}
                  {nutrient === 'vitaminD' && messages.vitaminDHint}
                </Text>
              </li>
            ))}
          </List>
        </Stack>
      )}
      <Stack gap="m">
        <Heading as="h3" size="card">
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
              isShort={short.includes(intake)}
              valueText={messages.barValue(percent(intake.share))}
              detail={mostFrom(intake)}
            />
          ))}
        </Pairs>
      </Stack>
      <Stack gap="m">
        <Heading as="h3" size="card">
          {messages.limited}
        </Heading>
        <Pairs gap="l">
          {limited.map((intake) => (
            <NutrientBar
              key={intake.nutrient}
              label={messages.name[intake.nutrient]}
              share={intake.share}
              isLimit
              valueText={messages.limitValue(percent(intake.share))}
              detail={ofLimit(intake)}
            />
          ))}
        </Pairs>
      </Stack>
      <Text size="small" tone="muted">
        {messages.sources(percent(knownShare))}
      </Text>
    </Stack>
  )
}
