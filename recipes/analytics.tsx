'use client'

import { MealPlanner } from 'react-meal-planner'

declare global {
  interface Window {
    /** The queue of Google Tag Manager. It exists only if the visitor agreed to it. */
    dataLayer?: object[]
  }
}

export function MeasuredPlanner() {
  return (
    <MealPlanner
      onEvent={({ type, ...details }) =>
        window.dataLayer?.push({ event: `meal_planner_${type}`, ...details })
      }
    />
  )
}
