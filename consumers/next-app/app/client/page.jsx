'use client'

import { useRef, useState } from 'react'
import { MealPlanner } from 'react-meal-planner'

export default function Page() {
  const planner = useRef(null)
  const [days, setDays] = useState(0)
  return (
    <>
      <output>{days} days planned</output>
      <button type="button" onClick={() => planner.current.reset()}>
        Start over
      </button>
      <MealPlanner
        ref={planner}
        pauses={0}
        messages={{ plan: { newPlan: () => 'Another plan' } }}
        onPlanGenerated={(week) => setDays(week.days.length)}
        onSubscribe={async () => ({ subscriptionId: 'sub-1' })}
      />
    </>
  )
}
