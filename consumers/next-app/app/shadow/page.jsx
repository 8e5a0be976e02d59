import { MealPlanner } from 'react-meal-planner'

export default function Page() {
  return <MealPlanner isolation="shadow" pauses={0} />
}
