import { MealPlanner } from 'react-meal-planner'

export const metadata = { title: 'Plan your week' }

export default function MealPlanPage() {
  return (
    <main>
      <h1>Plan your week</h1>
      <MealPlanner apiBase="/api/planner" />
    </main>
  )
}
