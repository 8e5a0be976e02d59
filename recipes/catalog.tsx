import { type Catalog, MealPlanner } from 'react-meal-planner'

/** Your shop's prices and article numbers. Foods that you leave out keep the built-in US average price. */
const catalog: Catalog = {
  prices: [
    { id: 'olive-oil', sku: '40017', priceUsd: 7.49 },
    { id: 'eggs', sku: '40102', priceUsd: 2.89 },
    { id: 'rolled-oats', sku: '40233', priceUsd: 2.99 },
    { id: 'chicken-breast', sku: '40311', priceUsd: 3.79 },
    { id: 'carrots', sku: '40420', priceUsd: 1.79, unit: 'bag (2 lb)', edibleG: 807 },
  ],
}

export function ShopPlanner() {
  return <MealPlanner catalog={catalog} />
}
