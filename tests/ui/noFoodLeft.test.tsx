import { screen } from '@testing-library/react'
import type { Profile } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

const MOST_FOODS =
  'vegan, no vegetables, no fruit, no grains, no legumes, no nuts, no oil, no soy, no supplements'
const NOTHING_LEFT = sampleProfile({
  foodRestrictions: ['avocado'],
  dietaryRestrictions: `${MOST_FOODS}, no seeds, no coconut`,
})
const TOO_LITTLE_LEFT = sampleProfile({ foodRestrictions: ['avocado'], dietaryRestrictions: MOST_FOODS })

/** Asks for a plan, and waits long enough for a busy machine. */
async function expectRefusal(initialProfile: Profile, text: RegExp) {
  const { user } = renderPlanner({ initialProfile })
  await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
  const notice = await screen.findByText(text)
  expect(screen.getByLabelText('Age')).toHaveValue('34')
  expect(screen.getByLabelText('Dietary restrictions')).toHaveValue(initialProfile.dietaryRestrictions)
  expect(screen.getByLabelText('avocado')).toBeChecked()
  return notice
}

describe('a visitor whose restrictions leave too little to eat', () => {
  it('reads that no food is left, and keeps the answers', async () => {
    const notice = await expectRefusal(NOTHING_LEFT, /^Error generating meal plan: No food is left/)
    expect(notice).toHaveTextContent('then try again.')
  })

  it('reads what stands in the way of a week and what would help, and keeps the answers', async () => {
    const notice = await expectRefusal(TOO_LITTLE_LEFT, /reaches only \d+% of the calories you need/)
    expect(notice).toHaveTextContent(/In the way: .*vegan/)
    expect(notice).toHaveTextContent(/It would help to change (one|all) of these: /)
    expect(screen.queryByText('Your 7-Day Meal Plan')).not.toBeInTheDocument()
  })
})
