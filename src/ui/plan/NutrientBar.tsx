import { useFormat } from '../format.js'
import { Meter } from '../parts/Meter.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import type { ThemeToken } from '../theme.js'

interface NutrientBarProps {
  readonly label: string
  /** 1 is the whole recommended amount, or the whole limit. */
  readonly share: number
  /** The share in words, for screen readers. */
  readonly valueText: string
  readonly tone: ThemeToken
  /** A line under the bar. */
  readonly detail: string
}

/** One nutrient: its name, its share as a number and as a bar. */
export function NutrientBar({ label, share, valueText, tone, detail }: NutrientBarProps) {
  const { percent } = useFormat()
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
