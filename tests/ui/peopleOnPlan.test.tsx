import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { sampleProfile } from '../support/sampleProfile.js'

it('says on each card how many servings are cooked for all who eat', async () => {
  renderPlanScreen({ plan: { profile: sampleProfile({ people: 3 }) } })
  expect((await screen.findAllByText('Cook 3 servings')).length).toBeGreaterThan(0)
})

it('does not mention servings if one person eats what is cooked for one meal', () => {
  renderPlanScreen()
  expect(screen.queryByText(/^Cook \d+ servings$/)).toBeNull()
})
