import { memo, type ReactNode } from 'react'
import type { FoodOfLine } from '../../core/grocery/foodOfLine.js'
import type { FoodUse } from '../../core/grocery/foodUses.js'
import { groceriesByMeal } from '../../core/grocery/groceriesByMeal.js'
import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { emptyShelfCost, groceryCategoryTotals } from '../../core/grocery/groceryList.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { listLines } from '../../core/state/listLines.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { space, TOUCH_TARGET } from '../theme.js'
import { useOpenedPart } from '../useOpenedPart.js'
import { AISLE_MARKS } from './aisleMarks.js'
import { CupboardSection } from './CupboardSection.js'
import { GrocerySection } from './GrocerySection.js'
import { loadListEditing } from './listParts.js'

/** The widths at which two sections fit side by side: all but those where the summary takes the room. */
const twoAisles = '@container mp ((min-width: 640px) and (max-width: 879.98px)) or (min-width: 1080px)'

const Aisles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};
  ${twoAisles} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Reserves the room of the field until it has loaded. */
const OwnItemRoom = styled('div')`
  min-block-size: calc(${TOUCH_TARGET} + ${space.s} + ${space.m});
  & > p {
    padding: 0 ${space.l} ${space.m};
  }
`

interface SectionView {
  readonly key: string
  /** Its height in lines, which balances the two columns. */
  readonly lines: number
  readonly view: ReactNode
}

const HEADER_LINES = 2
/** The seasonings that show at first. */
const CUPBOARD_LINES = 8

/**
 * Divides the sections into two columns. Ticks do not count, so that no section changes columns while the visitor
 * shops.
 */
function twoColumns(sections: readonly SectionView[]): readonly (readonly SectionView[])[] {
  const heightOf = (some: readonly SectionView[]) =>
    some.reduce((sum, { lines }) => sum + lines + HEADER_LINES, 0)
  const cuts = sections.map((_, index) => index + 1)
  const unevenness = (cut: number) =>
    Math.abs(heightOf(sections.slice(0, cut)) - heightOf(sections.slice(cut)))
  const best = cuts.reduce((a, b) => (unevenness(b) < unevenness(a) ? b : a), 1)
  return [sections.slice(0, best), sections.slice(best)]
}

interface GroceryLinesProps {
  readonly list: PlanGroceries
  readonly uses: ReadonlyMap<string, readonly FoodUse[]>
  readonly foodOf: FoodOfLine
}

/** The lines of the list, grouped by aisle or by the first recipe that needs them. */
export const GroceryLines = memo(function GroceryLines({ list, uses, foodOf }: GroceryLinesProps) {
  const { groceries, core } = usePlanMessages()
  const { groceryCategory } = core
  const { partNotLoaded } = useMessages().notices
  const order = usePlanner(({ listOrder }) => listOrder)
  const { part: editing, hasFailed } = useOpenedPart(loadListEditing, true)
  const all = listLines(list)
  const lines = all.filter(({ category }) => category !== 'From the cupboard')
  const seasonings = all.filter(({ category }) => category === 'From the cupboard')

  const section = (
    key: string,
    title: string,
    items: readonly GroceryItem[],
    tillSubtotal: number | null,
  ) => {
    const isOther = key === 'Other'
    const mark = order === 'aisle' || isOther ? { mark: AISLE_MARKS[key as keyof typeof AISLE_MARKS] } : {}
    const view = (
      <GrocerySection
        key={key}
        title={title}
        items={items}
        tillSubtotal={tillSubtotal}
        foodOf={foodOf}
        {...mark}
      >
        {isOther && (
          <OwnItemRoom>
            {editing ? <editing.OwnItemForm /> : hasFailed && <Text role="status">{partNotLoaded}</Text>}
          </OwnItemRoom>
        )}
      </GrocerySection>
    )
    return { key, lines: items.length, view }
  }

  const sections: SectionView[] =
    order === 'aisle'
      ? groceryCategoryTotals(lines).map(({ category, items, tillSubtotal }) =>
          section(category, groceryCategory[category], items, tillSubtotal),
        )
      : groceriesByMeal(lines, uses).map(({ meal, items, tillSubtotal }) =>
          meal
            ? section(meal.name, meal.name, items, null)
            : section('Other', groceryCategory.Other, items, tillSubtotal),
        )
  if (!sections.some(({ key }) => key === 'Other'))
    sections.push(section('Other', groceryCategory.Other, [], 0))
  if (seasonings.length > 0)
    sections.push({
      key: 'From the cupboard',
      lines: Math.min(seasonings.length, CUPBOARD_LINES) + seasonings.filter(({ isFresh }) => isFresh).length,
      view: (
        <CupboardSection
          key="From the cupboard"
          items={seasonings}
          shelfCost={emptyShelfCost(list)}
          foodOf={foodOf}
        />
      ),
    })

  return (
    <>
      {order === 'recipe' && (
        <Text size="small" tone="muted">
          {groceries.sort.firstNeed}
        </Text>
      )}
      <Aisles>
        {twoColumns(sections).map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay when a section moves, and with them the focus
          <Stack key={index} gap="l">
            {column.map(({ view }) => view)}
          </Stack>
        ))}
      </Aisles>
    </>
  )
})
