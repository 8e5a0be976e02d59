import type { Food } from '../../core/food/food.js'
import { type Candidate, rateDish } from '../day/candidate.js'
import { mayShareMeal } from '../day/mayShareMeal.js'
import { dishFoods } from '../dishes/dish.js'
import type { DishTemplate } from '../dishes/dishTemplate.js'
import { fillTemplate } from '../dishes/fillTemplate.js'
import type { MealKind } from '../dishes/mealKind.js'
import { MENUS, plainMenu } from '../dishes/menus.js'
import type { Attempt } from './attempt.js'
import { energyShare } from './energyShare.js'

/** A dish that can be cooked this week, rated for its meal. */
export interface CookbookDish extends Candidate {
  readonly template: DishTemplate
}

type Kitchen = ReadonlyMap<string, Food>

const FILLINGS_A_TEMPLATE = 2
/** How much chance counts, besides preference, when a slot is filled. */
const FILLING_CHANCE = 0.9
/** With fewer dishes than this for each one needed, dishes come from the whole pantry instead of the lean kitchen. */
const CHOICE = 2
/** With fewer dishes of our own than this, plain ones by category are cooked as well. */
const TOO_FEW_DISHES = 4
const FILLINGS_OF_PLAIN_DISHES = 12

/** The dishes of one attempt at a week, rated once and on demand. */
export class Cookbook {
  private readonly lean = new Map<MealKind, readonly CookbookDish[]>()
  private readonly wide = new Map<MealKind, readonly CookbookDish[]>()

  constructor(private readonly attempt: Attempt) {}

  /** Enough dishes to choose `count` different ones from, from the lean kitchen if it has enough. */
  dishes(kind: MealKind, count: number): readonly CookbookDish[] {
    const lean =
      this.lean.get(kind) ?? this.cook(kind, MENUS[kind], FILLINGS_A_TEMPLATE, this.attempt.rules.kitchen)
    this.lean.set(kind, lean)
    return lean.length >= count * CHOICE ? lean : this.allDishes(kind)
  }

  /** Everything that can be cooked from the pantry, whatever it costs. */
  allDishes(kind: MealKind): readonly CookbookDish[] {
    const known = this.wide.get(kind)
    if (known !== undefined) return known
    const { pantry } = this.attempt.rules
    const byName = new Map((this.lean.get(kind) ?? []).map((dish) => [dish.name, dish]))
    for (const dish of this.cook(kind, MENUS[kind], FILLINGS_A_TEMPLATE, pantry)) {
      if (!byName.has(dish.name)) byName.set(dish.name, dish)
    }
    const plain = byName.size < TOO_FEW_DISHES ? plainMenu(kind, pantry) : []
    for (const dish of this.cook(kind, plain, FILLINGS_OF_PLAIN_DISHES, pantry)) byName.set(dish.name, dish)
    const wide = [...byName.values()]
    this.wide.set(kind, wide)
    return wide
  }

  /**
   * Dishes that a kitchen can make from templates, each name once.
   * @param fillings how often each template is filled, with other foods by chance
   */
  private cook(
    kind: MealKind,
    templates: readonly DishTemplate[],
    fillings: number,
    kitchen: Kitchen,
  ): CookbookDish[] {
    const { rules, random } = this.attempt
    const share = energyShare(kind, rules.mealTypes)
    const preference = (food: Food) => rules.preference(food) + FILLING_CHANCE * random()
    const byName = new Map<string, CookbookDish>()
    for (const template of templates) {
      for (let filling = 0; filling < fillings; filling++) {
        const dish = fillTemplate(template, kitchen, preference)
        if (dish === undefined || byName.has(dish.name) || !mayShareMeal(dishFoods(dish), rules)) continue
        byName.set(dish.name, { ...rateDish(dish, kind, share, rules), template })
      }
    }
    return [...byName.values()]
  }
}
