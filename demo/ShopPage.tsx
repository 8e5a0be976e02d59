import { MealPlanner } from 'react-meal-planner'
import { PlannerSource } from './PlannerSource.js'
import { ProductShelf } from './ProductShelf.js'
import { ShopFooter } from './ShopFooter.js'
import { ShopHeader } from './ShopHeader.js'

/** The reference server serves the built page and its API. In development there is no server, and plans are local. */
const API_BASE = import.meta.env.PROD ? { apiBase: '/api' } : {}

/** A page of an invented grocery site. The planner is one part of it, above the shop's own shelf. */
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
          <MealPlanner {...API_BASE} />
        </div>
        <ProductShelf />
      </main>
      <ShopFooter>
        <PlannerSource {...API_BASE} />
      </ShopFooter>
    </>
  )
}
