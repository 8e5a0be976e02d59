import { MealPlanner } from 'react-meal-planner'
import { builtInFoods, type Food } from 'react-meal-planner/core'

/** The shop's own product in place of a built-in food. It keeps that food's id, so dishes with the food use it. */
const yogurt: Food = {
  id: 'greek-yogurt-nonfat',
  name: 'Fairfield skyr, plain',
  category: 'dairy',
  calories: 107,
  protein: 18.7,
  carbs: 6.8,
  fat: 0.3,
  fiber: 0,
  servingSize: 170,
  servingDescription: '1 cup',
  contains: ['dairy'],
  animalSource: 'dairy',
  portion: { minG: 85, maxG: 340, stepG: 85 },
  pack: { unit: 'tub (32 oz)', edibleG: 907, priceUsd: 3.19, keeps: false, priceSource: 'shop' },
  sku: '40518',
}

const NOT_SOLD = new Set(['bacon', 'ground-lamb', 'tempeh'])

/** Plans use these foods and no others. */
const foods = builtInFoods
  .filter(({ id }) => !NOT_SOLD.has(id))
  .map((food) => (food.id === yogurt.id ? yogurt : food))

export function ShopPlanner() {
  return <MealPlanner catalog={{ foods }} />
}
