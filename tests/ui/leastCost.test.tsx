import { configure, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

configure({ asyncUtilTimeout: 40_000 })

beforeAll(
  () => Promise.all([import('../../src/ui/planner.chunk.js'), import('../../src/host/services.chunk.js')]),
  60_000,
)
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  return () => vi.unstubAllGlobals()
})

it('says what a week costs at least, beside a budget that is too small', async () => {
  const { user } = renderPlanner({ initialProfile: sampleProfile({ weeklyFoodBudget: 25 }) })
  const line = await screen.findByText(/About \$\d+ a week for these targets and foods/)
  expect(line).toHaveTextContent(/your budget is \$25\. \$\d+ more would do\.$/)
  expect(screen.getByText(/At the till, from an empty cupboard: about \$\d+\./)).toBeInTheDocument()
  const budget = screen.getByLabelText('Weekly food budget')
  await user.clear(budget)
  await user.type(budget, '200')
  expect(await screen.findByText(/\$200 fits\. The least for these targets and foods/)).toBeInTheDocument()
}, 90_000)
