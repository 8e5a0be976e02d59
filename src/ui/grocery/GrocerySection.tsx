import { Check, ChevronDown } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FoodOfLine } from '../../core/grocery/foodOfLine.js'
import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { isToBuy } from '../../core/grocery/tillSum.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { tickedFoodIds } from '../../store/selectors.js'
import { focusedBeside } from '../focusedBeside.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Icon, type IconNode } from '../parts/Icon.js'
import { IconButton } from '../parts/IconButton.js'
import { IconText } from '../parts/IconText.js'
import { List } from '../parts/List.js'
import { Surface } from '../parts/Surface.js'
import { Text } from '../parts/Text.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { styled } from '../styled.js'
import { color, onTiny, space, text } from '../theme.js'
import { GroceryRow } from './GroceryRow.js'
import { useSettledInPlace } from './useSettledInPlace.js'

const Card = styled(Surface)`
  gap: 0;
  overflow: hidden;
  & > header > button:focus-visible,
  & li > button:focus-visible {
    outline-offset: -3px;
  }
`

const Header = styled('header')`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 48px;
  padding: ${space.xs} ${space.l};
  ${onTiny} {
    flex-wrap: wrap;
  }
  & > button {
    margin-inline-end: calc(-1 * ${space.m});
  }
`

/** A name and its count, which follows the last word of a long name. */
const Names = styled('div')`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.2;
`

const Title = styled(Heading)`
  display: inline;
  font-size: ${text.body};
`

const Count = styled('span')`
  margin-inline-start: ${space.s};
  font-size: ${text.small};
  font-weight: 400;
  color: ${color('muted')};
`

/** Where browsers can, Tab goes on in the order of sight. */
const Lines = styled(List)`
  display: flex;
  flex-direction: column;
  reading-flow: flex-visual;
`

/** Folding a single line would save no room. */
const FOLDS_FROM = 2

/** Whether the focus was lost: the checkbox that was ticked last is now hidden. */
function hasNoFocus(element: HTMLElement): boolean {
  const focused = focusedBeside(element)
  return focused === null || focused === document.body
}

interface GrocerySectionProps {
  readonly title: string
  readonly mark?: IconNode
  readonly items: readonly GroceryItem[]
  /** Null for a section whose lines are for other dishes too: their sum would look like the price of the dish. */
  readonly tillSubtotal: number | null
  readonly foodOf: FoodOfLine
  /** Between the title and the lines. */
  readonly note?: ReactNode
  /** After the lines. */
  readonly children?: ReactNode
}

/** Folds a section a moment after its last line is ticked, and keeps the focus in it. */
function useFold(items: readonly GroceryItem[]) {
  const isComplete = usePlanner((state) => {
    const ticked = tickedFoodIds(state)
    const bought = items.filter(isToBuy)
    return bought.length > 0 && bought.every(({ foodId }) => ticked.includes(foodId))
  })
  const [isOpen, setIsOpen] = useState(false)
  const card = useRef<HTMLElement>(null)
  /** How often the section was completed or not any more: a line that is unticked and ticked again waits in full. */
  const [turns, setTurns] = useState({ isComplete, count: 0 })
  if (turns.isComplete !== isComplete) setTurns({ isComplete, count: turns.count + 1 })
  const isSettled = useSettledInPlace(turns.count, card) === turns.count
  const isDone = isComplete && isSettled
  const wasDone = useRef(isDone)
  const canFold = isDone && items.length >= FOLDS_FROM

  useEffect(() => {
    if (wasDone.current === isDone) return
    wasDone.current = isDone
    setIsOpen(false)
    if (isDone && card.current && hasNoFocus(card.current))
      card.current.querySelector<HTMLElement>('header > button')?.focus({ preventScroll: true })
  }, [isDone])

  return { card, canFold, isOpen, setIsOpen }
}

/** The lines of a section, with what they cost at the till if that means something. It folds once its last line is ticked. */
export function GrocerySection(props: GrocerySectionProps) {
  const { title, mark, items, tillSubtotal, foodOf, note, children } = props
  const messages = usePlanMessages().groceries
  const { money } = useFormat()
  const { card, canFold, isOpen, setIsOpen } = useFold(items)
  const isFolded = canFold && !isOpen
  const toBuy = items.filter(isToBuy).length

  return (
    <Card ref={card}>
      <Header>
        {mark && <Icon of={mark} size={20} tone="muted" />}
        <Names>
          <Title depth={1} size="card">
            {title}
          </Title>
          <Count aria-hidden="true">{toBuy > 0 && toBuy}</Count>
        </Names>
        {isFolded && (
          <IconText icon={Check} iconTone="good" size="small" tone="muted">
            {messages.sectionDone(toBuy)}
          </IconText>
        )}
        {items.length > 0 && tillSubtotal !== null && (
          <Text size="small" tone="muted" strong>
            <VisuallyHidden>{messages.price} </VisuallyHidden>
            {money(tillSubtotal)}
          </Text>
        )}
        {canFold && (
          <IconButton
            variant="quiet"
            icon={ChevronDown}
            aria-label={title}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </Header>
      {note}
      {!isFolded && items.length > 0 && (
        <Lines>
          {items.map((item) => (
            <GroceryRow key={item.foodId} item={item} food={foodOf(item)} />
          ))}
        </Lines>
      )}
      {children}
    </Card>
  )
}
