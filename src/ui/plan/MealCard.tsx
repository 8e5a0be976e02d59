import { useMemo, useRef, useState } from 'react'
import { portionFor } from '../../core/plan/eaters.js'
import { bookId } from '../../core/plan/sameDish.js'
import type { DayPlan, Meal } from '../../core/plan/weekPlan.js'
import { isLocked } from '../../core/state/isLocked.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { MealConflictNote } from '../along/MealConflictNote.js'
import { Surface } from '../parts/Surface.js'
import { styled } from '../styled.js'
import { MealFoods } from './MealFoods.js'
import { MealFoot, type MealPanel } from './MealFoot.js'
import { MealHead } from './MealHead.js'
import { MealTotal } from './MealTotal.js'
import { mealPlaceOf } from './mealPlaces.js'
import type { ShownRecipes } from './useRecipes.js'

/** Cards of a row have the same height. Free space goes between the foods and the total. */
const Article = styled(Surface)`
  position: relative;
  container: meal / inline-size;
  align-content: stretch;
  grid-template-rows: auto 1fr auto auto;
  gap: 0;
`

/** What is open under the card's meal. Another day shows its meal in the same card, with nothing open. */
function usePanel(date: string) {
  const [opened, setOpened] = useState<{ date: string; panel: MealPanel | null }>({ date, panel: null })
  const setPanel = (panel: MealPanel | null) => setOpened({ date, panel })
  return [opened.date === date ? opened.panel : null, setPanel] as const
}

interface MealCardProps {
  readonly plan: ShownPlan
  readonly day: DayPlan
  readonly meal: Meal
  /** Whose portion shows, from 0 for the visitor. */
  readonly person: number
  readonly recipes: ShownRecipes
}

/**
 * A meal: its picture, name and minutes, its foods with amounts, and its totals in one line. The rest opens when
 * asked for.
 */
export function MealCard({ plan, day, meal, person, recipes }: MealCardProps) {
  const [opened, setPanel] = usePanel(day.date)
  const [hasOpenRecipe, setOpenRecipe] = useState(false)
  const [showsNumbers, setShowsNumbers] = useState(false)
  const foodsBox = useRef<HTMLDivElement>(null)
  const place = mealPlaceOf(day, meal)
  const isKept = isLocked(plan, place)
  const panel = isKept && opened === 'swap' ? null : opened
  const dishId = bookId(meal)
  const portion = useMemo(() => portionFor(meal, plan.basis, person), [meal, plan.basis, person])
  return (
    <Article
      as="article"
      data-open={hasOpenRecipe || panel === 'swap'}
      data-tall={showsNumbers || panel !== null}
      aria-label={meal.name}
    >
      <MealHead
        meal={meal}
        recipe={recipes.recipeOf(meal)}
        isLocked={isKept}
        isFavourite={dishId !== undefined && plan.favouriteDishIds.includes(dishId)}
      />
      <div ref={foodsBox}>
        <MealConflictNote plan={plan} place={place} onSwap={isKept ? undefined : () => setPanel('swap')} />
        <MealFoods meal={portion} place={place} showsNumbers={showsNumbers} />
      </div>
      <MealTotal meal={portion} isOpen={showsNumbers} onToggle={() => setShowsNumbers(!showsNumbers)} />
      <MealFoot
        plan={plan}
        place={place}
        meal={meal}
        recipes={recipes}
        panel={panel}
        hasOpenRecipe={hasOpenRecipe}
        onPanel={setPanel}
        onRecipe={setOpenRecipe}
        onFoods={(toAvoid) => {
          setPanel(null)
          setShowsNumbers(true)
          // The menu disappears. Its place of work goes on at the first food, which React draws in this step.
          queueMicrotask(() =>
            foodsBox.current?.querySelectorAll<HTMLElement>('li button')[toAvoid ? 1 : 0]?.focus(),
          )
        }}
      />
    </Article>
  )
}
