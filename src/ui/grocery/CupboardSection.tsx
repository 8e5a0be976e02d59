import { Check } from 'lucide'
import { useState } from 'react'
import type { FoodOfLine } from '../../core/grocery/foodOfLine.js'
import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { isToBuy, tillSum } from '../../core/grocery/tillSum.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { isInConflict } from '../../store/selectors.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { fineAmounts } from '../fineAmounts.js'
import { useFormat } from '../format.js'
import { holdFocus } from '../holdFocus.js'
import { ChipFace, ChipList, FoldChip } from '../parts/Chip.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { AISLE_MARKS } from './aisleMarks.js'
import { GrocerySection } from './GrocerySection.js'

const Padded = styled('div')`
  padding: 0 ${space.l} ${space.m};
  &[data-after='lines'] {
    padding-block-start: ${space.m};
  }
`

const SeasoningFace = styled(ChipFace.withComponent('button'))`
  & small {
    font-size: ${text.small};
    font-weight: 400;
    color: ${color('muted')};
  }
`

const Name = styled('span')`
  color: ${color('ink')};
`

/** A seasoning of the week. It is pressed while it is missing at home. */
function SeasoningChip({ item }: { readonly item: GroceryItem }) {
  const { smallGrams } = useFormat()
  const { avoided, changed, atHome } = usePlanMessages().groceries
  const { changePlan } = usePlanActions()
  const { foodId, name, quantity, unit, usedG, usedMeasure, isFresh } = item
  const isPressed = isToBuy(item)
  const isUnfit = usePlanner((state) => isInConflict(state, foodId))

  function toggle() {
    const text = isPressed ? atHome(name) : changed.toBuy(name)
    // Only fresh ones are ever said to be at home: the others are on the shelf unless an amount is asked for.
    if (isFresh) changePlan({ type: 'have', foodId, isAtHome: false }, undefined, text)
    else
      changePlan({ type: 'quantity', foodId, amount: isPressed ? null : { quantity, unit } }, undefined, text)
  }
  return (
    <SeasoningFace
      type="button"
      data-on={isPressed ? 'with' : undefined}
      aria-pressed={isPressed}
      onClick={toggle}
    >
      {isPressed && <Icon of={Check} size={16} />}
      <Name>{isUnfit ? avoided.name(name) : name}</Name>{' '}
      <small>
        <bdi>{fineAmounts(usedMeasure ?? smallGrams(usedG))}</bdi>
      </small>
    </SeasoningFace>
  )
}

/** The other seasonings show when the visitor asks for them. */
const SHOWN_AT_FIRST = 8

interface CupboardSectionProps {
  /** The seasonings of the week. */
  readonly items: readonly GroceryItem[]
  readonly foodOf: FoodOfLine
  /** What the seasonings on the shelf would cost, in US dollars. */
  readonly shelfCost: number
}

/** The seasonings as chips. A pressed one is missing at home, and becomes a line to buy, as fresh ones are at first. */
export function CupboardSection({ items, foodOf, shelfCost }: CupboardSectionProps) {
  const { groceries, core } = usePlanMessages()
  const { canAddToCart } = useWidgetSettings()
  const { money } = useFormat()
  const [showsAll, setShowsAll] = useState(false)
  const missing = items.filter(isToBuy)
  // What is fresh is a line until the visitor has it.
  const chips = items.filter((item) => !item.isFresh || !isToBuy(item))
  const shown = showsAll ? chips : chips.slice(0, SHOWN_AT_FIRST)
  const notes = [
    groceries.cupboard,
    ...(items.some(({ isFresh }) => isFresh) ? [groceries.freshToBuy] : []),
    ...(shelfCost > 0 ? [core.planText.emptyShelf(money(shelfCost))] : []),
    ...(canAddToCart ? [groceries.notInCart] : []),
  ]
  return (
    <GrocerySection
      title={core.groceryCategory['From the cupboard']}
      mark={AISLE_MARKS['From the cupboard']}
      items={missing}
      tillSubtotal={tillSum(missing)}
      foodOf={foodOf}
      note={
        <Padded>
          <Text size="small" tone="muted">
            {notes.join(' ')}
          </Text>
        </Padded>
      }
    >
      <Padded data-after={missing.length > 0 ? 'lines' : undefined}>
        <ChipList>
          {shown.map((item) => (
            <SeasoningChip key={item.foodId} item={item} />
          ))}
          {chips.length > shown.length && (
            <FoldChip
              type="button"
              aria-expanded={false}
              onClick={(event) => {
                const goOn = holdFocus(event)
                setShowsAll(true)
                goOn()
              }}
            >
              <bdi>{groceries.more(chips.length - shown.length)}</bdi>
            </FoldChip>
          )}
        </ChipList>
      </Padded>
    </GrocerySection>
  )
}
