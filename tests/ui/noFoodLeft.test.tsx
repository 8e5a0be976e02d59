import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

const NOTHING_LEFT = sampleProfile({
  foodRestrictions: ['avocado'],
  dietaryRestrictions:
    'vegan, no vegetables, no fruit, no grains, no legumes, no nuts, no seeds, no oil, no potatoes, no olives, no coconut, no supplements',
})

it('says that the restrictions leave no food, and returns to the answers', async () => {
  const { user } = renderPlanner({ initialProfile: NOTHING_LEFT })
  await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))

  const notice = await screen.findByText(
    /^Error generating meal plan: No food is left/,
    {},
    { timeout: 5000 },
  )
  expect(notice).toHaveTextContent('then try again.')
  expect(screen.getByLabelText('Age')).toHaveValue('34')
  expect(screen.getByDisplayValue(NOTHING_LEFT.dietaryRestrictions)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /avocado/i })).toBeChecked()
})
