import { screen } from '@testing-library/react'
import { buildGroceryList } from 'react-meal-planner/core'
import { createFormat } from '../../src/ui/format.js'
import { samplePlan } from './samplePlan.js'
import { sampleProfile } from './sampleProfile.js'

/** The list of the sample plan. */
export const list = buildGroceryList(samplePlan().week, {
  weeklyFoodBudget: sampleProfile().weeklyFoodBudget,
})
export const { money } = createFormat('en-US')

export const lineOf = (name: string) => {
  const line = screen.getByText(name, { selector: 'li *' }).closest('li')
  if (!line) throw new Error(`The list has no line of ${name}.`)
  return line
}
export const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('section')
  if (!card) throw new Error(`There is no card "${title}".`)
  return card
}
export const tillOf = () => screen.getByText(/^At checkout, \d/).nextElementSibling
export const costOf = (id: string) => list.items.find(({ foodId }) => foodId === id)?.tillCost ?? 0
