import { MealPlanner } from 'react-meal-planner'
import { ProductShelf } from './ProductShelf.js'
import { ShopFooter } from './ShopFooter.js'
import { ShopHeader } from './ShopHeader.js'

/** A grocery site's page as it might be: the planner is one part of it, between the shop's own shelves. */
export function ShopPage() {
  return (
    <>
      <a className="skip" href="#planner">
        Skip to the meal planner
      </a>
      <ShopHeader />
      <main>
        <nav className="crumbs" aria-label="Breadcrumb">
          <a href="#shop">Home</a> <span aria-hidden="true">/</span> <a href="#services">Services</a>{' '}
          <span aria-hidden="true">/</span> <span aria-current="page">Meal planner</span>
        </nav>
        <div id="planner" className="planner">
          <MealPlanner />
        </div>
        <ProductShelf />
      </main>
      <ShopFooter />
    </>
  )
}
