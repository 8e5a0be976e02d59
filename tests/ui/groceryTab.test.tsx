import { screen, within } from '@testing-library/react'
import { buildGroceryList, groceryCategoryTotals } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { createFormat } from '../../src/ui/format.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const list = buildGroceryList(samplePlan().week, { weeklyFoodBudget: sampleProfile().weeklyFoodBudget })
const { money } = createFormat('en-US')

describe('the grocery list', () => {
  it('has a section with a subtotal for each category, in order', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const sections = groceryCategoryTotals(list.items)
    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(headings.slice(0, sections.length)).toEqual(sections.map((section) => section.category))
    for (const { subtotal } of sections) expect(screen.getAllByText(money(subtotal))).not.toHaveLength(0)
  })

  it('says how many items it has and how much of the budget it takes', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    expect(screen.getByText(new RegExp(`^${list.items.length} items`))).toBeVisible()
    expect(screen.getByText(`${money(list.total)} of $120.00 budget`)).toBeVisible()
  })

  it('says which share of a lasting food is charged and what a whole pack costs', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const oil = screen.getByText(/^Olive oil/).closest('label')
    expect(oil).toHaveTextContent(/% of a pack; a whole one costs \$\d/)
  })

  it('sums up the items, the cost, the cost per day and the cost from an empty cupboard', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const figureOf = (term: string) => screen.getByText(term).nextElementSibling
    expect(figureOf('Total items')).toHaveTextContent(String(list.items.length))
    expect(figureOf('Estimated cost')).toHaveTextContent(money(list.total))
    expect(figureOf('Cost per day')).toHaveTextContent(money(list.total / 7))
    expect(figureOf('Starting from an empty cupboard')).toHaveTextContent(money(list.emptyCupboardTotal))
  })

  it('says when it was scaled down, with the full cost', async () => {
    const { openTab } = renderPlanScreen({ plan: { profile: sampleProfile({ weeklyFoodBudget: 25 }) } })
    await openTab('Grocery List')
    expect(screen.getByText(new RegExp(`^In full this list costs \\${money(list.fullTotal)}`))).toBeVisible()
    expect(screen.getByText('$25.00 of $25.00 budget')).toBeVisible()
  })

  it('advises visitors to check the label', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    expect(screen.getByText(/No tagged allergen is not a guarantee: check the label/)).toBeVisible()
  })
})

describe('a tick', () => {
  it('strikes the item through, counts and survives a change of tab', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(screen.getByRole('checkbox', { name: /^Salmon/ }))
    expect(screen.getByText(/^Salmon/)).toHaveStyle({ textDecoration: 'line-through' })
    expect(screen.getByText(`1 of ${list.items.length} ticked`)).toBeVisible()
    await openTab('Delivery')
    await openTab('Grocery List')
    expect(screen.getByRole('checkbox', { name: /^Salmon/ })).toBeChecked()
  })

  it('can be removed', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    const salmon = screen.getByRole('checkbox', { name: /^Salmon/ })
    await user.click(salmon)
    await user.click(salmon)
    expect(screen.getByText(/^Salmon/)).not.toHaveStyle({ textDecoration: 'line-through' })
    expect(screen.getByText(`0 of ${list.items.length} ticked`)).toBeVisible()
  })

  it('renders its row and the count, nothing else', async () => {
    const priced: number[] = []
    const format = createFormat('en-US')
    const counting = {
      ...format,
      money: (usd: number) => {
        priced.push(usd)
        return format.money(usd)
      },
    }
    const { openTab, user } = renderPlanScreen({ format: counting })
    await openTab('Grocery List')
    const row = screen.getByRole('checkbox', { name: /^Salmon/ })
    const item = list.items.find(({ foodId }) => foodId === 'salmon')
    priced.length = 0
    await user.click(row)
    expect(priced).toEqual([item?.estimatedCost])
  })

  it('works from the keyboard', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    const [first] = within(screen.getByRole('tabpanel')).getAllByRole('checkbox')
    first?.focus()
    await user.keyboard(' ')
    expect(first).toBeChecked()
  })
})
