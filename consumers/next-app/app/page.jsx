import { MealPlanner } from 'react-meal-planner'
import { dailyTargets, EMPTY_PROFILE } from 'react-meal-planner/core'

const profile = { ...EMPTY_PROFILE, age: 34, heightFeet: 5, heightInches: 6, weight: 160 }

export default function Page() {
  return (
    <>
      <p>{`${dailyTargets(profile).calories} kcal, worked out on the server`}</p>
      <MealPlanner
        pauses={0}
        initialProfile={profile}
        catalog={{ prices: [{ id: 'eggs', priceUsd: 3.49, sku: '40102' }] }}
        messages={{ profile: { submit: 'Generate My Plan' } }}
        theme={{ colorScheme: 'light', tokens: { accent: '#7a3e9d' } }}
        tabs={['plan', 'groceries']}
      />
    </>
  )
}
