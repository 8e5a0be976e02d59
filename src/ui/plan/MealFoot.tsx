import { ChevronDown, Ellipsis, Lock, LockOpen, Repeat2 } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import type { Meal } from '../../core/plan/weekPlan.js'
import { isLocked } from '../../core/state/isLocked.js'
import type { MealPlace } from '../../core/state/planState.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { PartStatus } from '../parts/PartStatus.js'
import { loadMealChanges } from '../planParts.js'
import { styled } from '../styled.js'
import { color, space, TOUCH_TARGET, text } from '../theme.js'
import { useOpenedPart } from '../useOpenedPart.js'
import { MealRecipe } from './MealRecipe.js'
import { ToggleButton } from './ToggleButton.js'
import type { ShownRecipes } from './useRecipes.js'

/** What can be open under a meal, besides its recipe. */
export type MealPanel = 'swap' | 'menu'

/** Measures itself, so that the lock has a label if there is room. */
const Foot = styled('div')`
  position: relative;
  container-type: inline-size;
  border-block-start: 1px solid ${color('line')};
`

/** Wraps where the words of a language, or a reader's letters, leave no room. */
const Line = styled('div')`
  display: flex;
  flex-wrap: wrap;
  padding-inline: calc(${space.l} - 1px) ${space.xs};
`

const RecipeButton = styled(Button)`
  padding-inline: 0;
  &:hover {
    background: none;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  @container (max-width: 300px) {
    font-size: ${text.small};
  }
`

const Buttons = styled('div')`
  display: flex;
  margin-inline-start: auto;
  & > button {
    min-inline-size: ${TOUCH_TARGET};
    padding-inline: 10px;
  }
  & span {
    display: none;
  }
  @container (min-width: 420px) {
    & span {
      display: inline;
    }
  }
  @container (max-width: 320px) {
    & > :first-of-type {
      padding-inline: ${space.xs};
      font-size: ${text.small};
      & > svg {
        display: none;
      }
    }
  }
`

interface MealFootProps {
  readonly plan: ShownPlan
  readonly place: MealPlace
  readonly meal: Meal
  readonly recipes: ShownRecipes
  readonly panel: MealPanel | null
  readonly hasOpenRecipe: boolean
  readonly onPanel: (panel: MealPanel | null) => void
  readonly onRecipe: (isOpen: boolean) => void
  readonly onFoods: (toAvoid: boolean) => void
}

/** The buttons of a meal: other dishes for it, its lock, and the menu of the other actions. */
function MealButtons({
  plan,
  place,
  meal,
  panel,
  onToggle,
}: Pick<MealFootProps, 'plan' | 'place' | 'meal' | 'panel'> & {
  readonly onToggle: (panel: MealPanel) => void
}) {
  const { core, plan: texts } = usePlanMessages()
  const messages = texts.change
  const { changePlan } = usePlanActions()
  const isKept = isLocked(plan, place)
  return (
    <>
      <ToggleButton
        variant="quiet"
        aria-expanded={panel === 'swap'}
        aria-label={messages.swap + messages.of(meal.name)}
        aria-disabled={isKept || undefined}
        title={isKept ? core.error.planChange.locked('') : undefined}
        onClick={isKept ? undefined : () => onToggle('swap')}
      >
        <Icon of={Repeat2} />
        {messages.swap}
      </ToggleButton>
      <ToggleButton
        variant="quiet"
        aria-pressed={isKept}
        aria-label={messages.lock + messages.of(meal.name)}
        onClick={() => {
          const text = isKept ? messages.unlocked(meal.name) : messages.locked(meal.name)
          changePlan({ type: 'lock', places: [place], isLocked: !isKept }, undefined, text)
        }}
      >
        <Icon of={isKept ? Lock : LockOpen} />
        <span>{messages.lock}</span>
      </ToggleButton>
      <ToggleButton
        variant="quiet"
        aria-expanded={panel === 'menu'}
        aria-label={messages.more + messages.of(meal.name)}
        onClick={() => onToggle('menu')}
      >
        <Icon of={Ellipsis} />
      </ToggleButton>
    </>
  )
}

/** The foot of a meal's card: its recipe, other dishes for it, its lock, and a menu of the other actions. */
export function MealFoot({
  plan,
  place,
  meal,
  recipes,
  panel,
  hasOpenRecipe,
  onPanel,
  onRecipe,
  onFoods,
}: MealFootProps) {
  const { recipe } = usePlanMessages().plan
  const { part: changes, hasFailed } = useOpenedPart(loadMealChanges, panel)
  const buttons = useRef<HTMLDivElement>(null)

  function toggleRecipe() {
    if (!hasOpenRecipe && recipes.hasFailed) recipes.retry()
    onRecipe(!hasOpenRecipe)
  }
  const toggle = (opened: MealPanel) => onPanel(panel === opened ? null : opened)
  /** The focus returns to the button that opened the part that closes. */
  function close() {
    buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus({ preventScroll: true })
    onPanel(null)
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || panel === null) return
    event.stopPropagation()
    close()
  }

  return (
    <Foot onKeyDown={closeOnEscape}>
      <Line>
        <RecipeButton
          variant="quiet"
          aria-expanded={hasOpenRecipe}
          aria-label={recipe.open + recipe.ofMeal(meal.name)}
          onClick={toggleRecipe}
        >
          {recipe.open}
          <Icon of={ChevronDown} size={18} />
        </RecipeButton>
        <Buttons ref={buttons}>
          <MealButtons plan={plan} place={place} meal={meal} panel={panel} onToggle={toggle} />
        </Buttons>
      </Line>
      {panel !== null && !changes && <PartStatus hasFailed={hasFailed} />}
      {panel === 'swap' && changes && (
        <changes.SwapSheet plan={plan} place={place} meal={meal} onClose={close} />
      )}
      {panel === 'menu' && changes && (
        <changes.MealMenu
          plan={plan}
          place={place}
          meal={meal}
          onClose={close}
          onLeave={() => onPanel(null)}
          onFoods={onFoods}
        />
      )}
      {hasOpenRecipe && <MealRecipe meal={meal} recipes={recipes} />}
    </Foot>
  )
}
