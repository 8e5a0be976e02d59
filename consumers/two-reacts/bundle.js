import { createElement, StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import { MealPlanner } from 'react-meal-planner'

const initialProfile = { age: 34, heightFeet: 5, heightInches: 6, weight: 160, weeklyFoodBudget: 120 }

/** Mounts an app of this bundle's React that contains the widget and, if asked, the custom element. */
export function mount(place, { withElement = false } = {}) {
  const root = createRoot(place)
  root.render(
    createElement(
      StrictMode,
      null,
      createElement('h1', null, `React ${version}`),
      createElement(MealPlanner, { pauses: 0, initialProfile }),
      withElement && createElement('meal-planner', { pauses: 0 }),
    ),
  )
  return () => root.unmount()
}

/** Defines the custom element, which uses this bundle's React. */
export const defineElement = () => import('react-meal-planner/element')
