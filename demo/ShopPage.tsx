import { MealPlanner, type Theme } from 'react-meal-planner'
import { API_PATHS, API_PREFIX } from '../src/contract/calls.js'
import { PlannerSource } from './PlannerSource.js'
import { ProductShelf } from './ProductShelf.js'
import { ShopFooter } from './ShopFooter.js'
import { ShopHeader } from './ShopHeader.js'
import { useServer } from './useServer.js'

/** The reference server serves the built page and its API. In development there is no server, and plans are local. */
const API_BASE = import.meta.env.PROD ? API_PREFIX : undefined

/** The shop's own typeface in the planner too. */
const THEME: Theme = { tokens: { font: 'inherit' } }

/**
 * `?seed=7` in the page's address fixes the first week, so that a demonstration can be repeated. The build, which writes
 * the page as HTML, has no address.
 */
const SEED = Number(new URLSearchParams(globalThis.location?.search).get('seed') ?? Number.NaN)

/** A page of an invented grocery site. The planner is one part of it, above the shop's own shelf. */
export function ShopPage() {
  const server = useServer(API_BASE)
  const takesOrders = server !== null && server !== 'unknown' && server.takesOrders === true
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
          <MealPlanner
            persistKey="demo-shop"
            persistProfile
            planLinks
            history="hash"
            theme={THEME}
            {...(Number.isSafeInteger(SEED) && { initialSeed: SEED })}
            {...(API_BASE !== undefined && { apiBase: API_BASE })}
            {...(takesOrders && { endpoints: { order: API_PATHS.order } })}
          />
        </div>
        <ProductShelf />
      </main>
      <ShopFooter>
        <PlannerSource server={API_BASE === undefined ? 'local' : server} />
      </ShopFooter>
    </>
  )
}
