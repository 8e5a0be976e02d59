import { ChevronDown, Ellipsis, House, ShoppingBasket, Snowflake, TriangleAlert } from 'lucide'
import { memo, useRef, useState } from 'react'
import type { Food } from '../../core/food/food.js'
import { isSoldFrozen } from '../../core/food/food.js'
import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { isUnpriced, priceText } from '../../core/grocery/priceText.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { isInConflict, isTicked } from '../../store/selectors.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { fineAmounts } from '../fineAmounts.js'
import { useFormat } from '../format.js'
import { Checkbox } from '../parts/Checkbox.js'
import { Icon } from '../parts/Icon.js'
import { IconButton } from '../parts/IconButton.js'
import { PartStatus } from '../parts/PartStatus.js'
import { Text } from '../parts/Text.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { FoodPicture } from '../pictures/FoodPicture.js'
import { PictureTile } from '../pictures/PictureTile.js'
import { useOpenedPart } from '../useOpenedPart.js'
import { loadListEditing } from './listParts.js'
import { Entry, EntryFace, EntryMark } from './rowParts.js'
import { saysUsage, usageText } from './usageText.js'
import { useSettledInPlace } from './useSettledInPlace.js'

export interface GroceryRowProps {
  readonly item: GroceryItem
  /** Its row of the catalogue; absent for an own item and for a food that the shop does not sell. */
  readonly food: Food | undefined
}

function RowPicture({ item, food }: GroceryRowProps) {
  if (item.kind !== 'own') return <FoodPicture food={food ?? { id: item.foodId, name: item.name }} onTile />
  return (
    <PictureTile ground="oat" size={40}>
      <Icon of={ShoppingBasket} size={20} tone="muted" />
    </PictureTile>
  )
}

/** The line under a name: how much to buy, or that it is at home. */
function RowNote({ item, food }: GroceryRowProps) {
  const messages = usePlanMessages()
  const format = useFormat()
  const { groceries, core } = messages
  if (item.kind === 'home')
    return (
      <EntryMark tone="accent">
        <Icon of={House} size={16} />
        {groceries.youHaveIt}
      </EntryMark>
    )
  if (item.kind === 'own') return <EntryMark tone="muted">{groceries.ownItem}</EntryMark>
  return (
    <>
      <EntryMark tone="muted">
        {food && isSoldFrozen(food) && <Icon of={Snowflake} size={16} />}
        <bdi>{fineAmounts(storeQuantityLabel(item, core, format))}</bdi>
      </EntryMark>
      {saysUsage(item) && (
        <Text as="span" size="small" tone="muted">
          {fineAmounts(usageText(item, food, messages, format))}
        </Text>
      )}
    </>
  )
}

/**
 * One line of the list. It reads its own tick, so that ticking it renders no other line. A ticked line keeps its height and
 * its place for a moment: a second press finds the same line. Its editor loads on first use.
 */
export const GroceryRow = memo(function GroceryRow({ item, food }: GroceryRowProps) {
  const { groceries, core } = usePlanMessages()
  const format = useFormat()
  const { changePlan } = usePlanActions()
  const [isOpen, setIsOpen] = useState(false)
  const { part: editing, hasFailed } = useOpenedPart(loadListEditing, isOpen)
  const { foodId, kind, name } = item
  const isAtHome = kind === 'home'
  const isDone = usePlanner((state) => isTicked(state, foodId)) && !isAtHome
  const isUnfit = usePlanner((state) => isInConflict(state, foodId))
  const tone = isDone || isAtHome ? 'muted' : 'ink'
  const list = useRef<HTMLElement>(null)
  const state = isAtHome ? 'home' : isDone ? 'ticked' : ''
  // A row that sinks moves those below it, so it waits for all of them.
  const settled = useSettledInPlace(state, list)
  const inList = (row: HTMLElement | null) => {
    list.current = row?.parentElement ?? null
  }
  return (
    <Entry
      ref={inList}
      data-state={state || undefined}
      data-settled={settled || undefined}
      data-open={isOpen}
    >
      <EntryFace as={isAtHome ? 'div' : 'label'}>
        {isAtHome ? (
          <span />
        ) : (
          <Checkbox
            checked={isDone}
            onChange={() => {
              const { ticked, unticked } = groceries.changed
              const text = (isDone ? unticked : ticked)(name)
              changePlan({ type: 'tick', foodId, isTicked: !isDone }, undefined, text)
            }}
          />
        )}
        <span data-picture="">
          <RowPicture item={item} food={food} />
        </span>
        <span>
          <Text as={isDone ? 's' : 'span'} strong={tone === 'ink'} tone={tone}>
            {name}
          </Text>
          {isUnfit && (
            <EntryMark tone="ink">
              <Icon of={TriangleAlert} size={16} tone="low" />
              {groceries.avoided.mark}
            </EntryMark>
          )}
          {!(isDone && settled === 'ticked') && <RowNote item={item} food={food} />}
        </span>
        <Text as={tone === 'ink' ? 'span' : 's'} strong={tone === 'ink'} tone={tone}>
          {!isUnpriced(item) && <VisuallyHidden>{groceries.price} </VisuallyHidden>}
          {priceText(item, core, format)}
        </Text>
      </EntryFace>
      <IconButton
        icon={isOpen ? ChevronDown : Ellipsis}
        variant="quiet"
        aria-label={groceries.edit.open(name)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen &&
        (editing ? <editing.RowEditor item={item} food={food} /> : <PartStatus hasFailed={hasFailed} />)}
    </Entry>
  )
})
