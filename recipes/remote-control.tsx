'use client'

import { useRef } from 'react'
import { MealPlanner, type MealPlannerHandle } from 'react-meal-planner'

export function PlannerWithToolbar() {
  const planner = useRef<MealPlannerHandle>(null)
  return (
    <>
      <button type="button" onClick={() => planner.current?.print()}>
        Print my list
      </button>
      <button type="button" onClick={() => planner.current?.reset()}>
        Start over
      </button>
      <MealPlanner ref={planner} tabs={['groceries', 'plan']} />
    </>
  )
}
