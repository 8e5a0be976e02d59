import { MealPlanner } from 'react-meal-planner'

export function PlanYourWeek() {
  return (
    <main>
      <h1>Plan your week</h1>
      <MealPlanner />
    </main>
  )
}
