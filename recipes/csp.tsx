import { MealPlanner } from 'react-meal-planner'

/** Your server makes a new nonce for each page and sends `Content-Security-Policy: style-src 'self' 'nonce-…'`. */
export function PlannerUnderCsp({ nonce }: { nonce: string }) {
  return <MealPlanner nonce={nonce} />
}
