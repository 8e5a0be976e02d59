import { asCount, asPercent, asRatio, atLeast, atMost, type Row } from '../bars.js'
import type { BenchWeek } from '../benchWeek.js'
import { median, quantile, shareOf, sumOf } from '../statistics.js'

/** Most people cannot reach it with food. */
const NOT_BY_FOOD = 'vitaminD'
const SATURATED_FAT = { most: 0.1, weeksOver: 0.02, keto: 0.15 } as const
const ADEQUACY = { median: 0.97, p10: 0.93 } as const
const MOST_SODIUM_MG = 2300
const SHORT = 0.9
const MOST_SHORT_NUTRIENTS = 6

/** The mean of intake ÷ reference over 19 nutrients, each at most 1. */
function adequacy({ nutrients }: BenchWeek): number {
  const wanted = nutrients.wanted.filter(({ nutrient }) => nutrient !== NOT_BY_FOOD)
  return sumOf(wanted, ({ share }) => Math.min(1, share)) / wanted.length
}

function limited(week: BenchWeek, nutrient: 'sodium' | 'saturatedFat') {
  return week.nutrients.limited.find((intake) => intake.nutrient === nutrient)
}

const saturatedShare = (week: BenchWeek) =>
  (limited(week, 'saturatedFat')?.share ?? Number.NaN) * SATURATED_FAT.most

function mostlyShort(weeks: readonly BenchWeek[]): string {
  const short = weeks.flatMap(({ nutrients }) =>
    nutrients.wanted
      .filter(({ nutrient, share }) => nutrient !== NOT_BY_FOOD && share < SHORT)
      .map(({ nutrient }) => nutrient),
  )
  return [...new Set(short)]
    .map((nutrient) => ({ nutrient, count: short.filter((other) => other === nutrient).length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SHORT_NUTRIENTS)
    .map(({ nutrient, count }) => `${nutrient} ${asPercent(count / weeks.length)}`)
    .join(', ')
}

/** The nutrients of the weeks besides the four numbers. */
export function nutrientRows(weeks: readonly BenchWeek[]): Row[] {
  const isKeto = ({ rules }: BenchWeek) => rules.restrictions.macroStyle === 'keto'
  const keto = weeks.filter(isKeto)
  const others = weeks.filter((week) => !isKeto(week))
  const shares = others.map(adequacy)
  return [
    atLeast('adequacy of 19 nutrients outside keto, median', median(shares), ADEQUACY.median, asRatio),
    atLeast('adequacy of 19 nutrients outside keto, p10', quantile(shares, 0.1), ADEQUACY.p10, asRatio),
    { what: `  weeks outside keto under 90%: ${mostlyShort(others)}`, figure: '' },
    atMost(
      'weeks outside keto with over 10% of kcal from saturated fat',
      shareOf(others, (week) => saturatedShare(week) > SATURATED_FAT.most),
      SATURATED_FAT.weeksOver,
      asPercent,
      `of ${others.length}`,
    ),
    atMost(
      'saturated fat under keto, median share of kcal',
      median(keto.map(saturatedShare)),
      SATURATED_FAT.keto,
      asPercent,
    ),
    atMost(
      'sodium with the salt of the recipes, p90, mg',
      quantile(
        weeks.map((week) => limited(week, 'sodium')?.amount ?? Number.NaN),
        0.9,
      ),
      MOST_SODIUM_MG,
      asCount,
    ),
  ]
}
