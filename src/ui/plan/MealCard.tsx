import { useState } from 'react'
import { mealMacros } from '../../core/plan/toMeal.js'
import type { DayPlan, Meal } from '../../core/plan/weekPlan.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Surface } from '../parts/Surface.js'
import { styled } from '../styled.js'
import { MealFoods } from './MealFoods.js'
import { MealFoot, type MealPanel } from './MealFoot.js'
import { MealHead } from './MealHead.js'
import { MealTotal } from './MealTotal.js'
import { isLocked, placeOf } from './mealPlaces.js'
import type { ShownRecipes } from './useRecipes.js'

/** Cards of a row are equally high, and what is left over stays between foods and total. */
const Article = styled(Surface)`
  position: relative;
  align-content: stretch;
  grid-template-rows: auto 1fr auto auto;
  gap: 0;
`

interface MealCardProps {
  readonly plan: ShownPlan
  readonly day: DayPlan
  readonly meal: Meal
  readonly recipes: ShownRecipes
}

/** A meal: its picture, name and minutes, its foods with amounts, one line of totals, and all else at a tap. */
export function MealCard({ plan, day, meal, recipes }: MealCardProps) {
  const [panel, setPanel] = useState<MealPanel | null>(null)
  const [hasOpenRecipe, setOpenRecipe] = useState(false)
  const [showsNumbers, setShowsNumbers] = useState(false)
  const place = placeOf(day, meal)
  const isOpen = hasOpenRecipe || panel === 'swap'
  return (
    <Article as="article" data-open={isOpen} aria-label={meal.name}>
      <MealHead
        meal={meal}
        recipe={recipes.recipeOf(meal)}
        isOpen={isOpen}
        isLocked={isLocked(plan, place)}
        isFavourite={meal.dishId !== undefined && plan.favouriteDishIds.includes(meal.dishId)}
      />
      <MealFoods meal={meal} place={place} showsNumbers={showsNumbers} />
      <MealTotal
        macros={mealMacros(meal)}
        isOpen={showsNumbers}
        onToggle={() => setShowsNumbers(!showsNumbers)}
      />
      <MealFoot
        plan={plan}
        place={place}
        meal={meal}
        recipes={recipes}
        panel={panel}
        onPanel={setPanel}
        onRecipe={setOpenRecipe}
        onAvoid={() => {
          setPanel(null)
          setShowsNumbers(true)
        }}
      />
    </Article>
  )
}
