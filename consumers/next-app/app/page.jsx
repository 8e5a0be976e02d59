import { MealPlanner } from 'react-meal-planner'
import { dailyTargets, EMPTY_PROFILE } from 'react-meal-planner/core'

const profile = { ...EMPTY_PROFILE, age: 34, heightFeet: 5, heightInches: 6, weight: 160 }

export default function Page() {
  return (
    <main>
      <p>{`${dailyTargets(profile).calories} kcal, worked out on the server`}</p>
      <MealPlanner pauses={0} />
    </main>
  )
}
