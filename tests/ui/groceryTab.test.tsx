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
  it('has a section for each category, in order, with what it costs at the till', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const sections = groceryCategoryTotals(list.items)
    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(headings.slice(0, sections.length)).toEqual(sections.map((section) => section.category))
    for (const { tillSubtotal } of sections) {
      expect(screen.getAllByText(money(tillSubtotal))).not.toHaveLength(0)
    }
  })

  it('says how many items it has, first what is paid at the till, then how much of the budget the week uses', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    expect(screen.getByText(new RegExp(`^${list.items.length} items`))).toBeVisible()
    const till = screen.getByText('At the till, from an empty cupboard')
    const uses = screen.getByText(`This week uses ${money(list.total)} of your $120.00`)
    expect(till.nextElementSibling).toHaveTextContent(money(list.emptyCupboardTotal))
    expect(till.compareDocumentPosition(uses)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('meter', { name: 'Budget used' })).toHaveAttribute(
      'aria-valuenow',
      String(Math.round((100 * list.total) / 120)),
    )
  })

  it('says which share of a lasting food the week uses, at the price of a whole pack', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const oil = screen.getByText(/^Olive oil/).closest('label')
    expect(oil).toHaveTextContent(
      /^Olive oil 1 bottle \(8\.5 fl oz\)Uses .*, 28% of it; the rest keeps\$5\.49$/,
    )
  })

  it('sums up the items, the cost at the till, what the week uses and that by the day', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const figureOf = (term: string) => screen.getByText(term).nextElementSibling
    expect(figureOf('Total items')).toHaveTextContent(String(list.items.length))
    expect(figureOf('Estimated cost')).toHaveTextContent(money(list.emptyCupboardTotal))
    expect(figureOf('This week uses')).toHaveTextContent(money(list.total))
    expect(figureOf('Cost per day')).toHaveTextContent(money(list.total / 7))
  })

  it('says when it was scaled down, with the full cost', async () => {
    const { openTab } = renderPlanScreen({ plan: { profile: sampleProfile({ weeklyFoodBudget: 25 }) } })
    await openTab('Grocery List')
    expect(screen.getByText(new RegExp(`^In full this list costs \\${money(list.fullTotal)}`))).toBeVisible()
    expect(screen.getByText(/a part of each line could not be bought/)).toBeVisible()
    expect(screen.getByText('At the till').nextElementSibling).toHaveTextContent('$25.00')
    expect(screen.getByText('Scaled down to your $25.00')).toBeVisible()
  })

  it('says on each scaled line what the shop asks for its quantity', async () => {
    const { openTab } = renderPlanScreen({ plan: { profile: sampleProfile({ weeklyFoodBudget: 25 }) } })
    await openTab('Grocery List')
    const oil = screen.getByText(/^Olive oil/).closest('label')
    expect(oil).toHaveTextContent(/Part of 1 bottle \(8\.5 fl oz\) at \$5\.49; the plan needs .*\$0\.\d\d$/)
  })

  it('advises visitors to check the label', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    expect(screen.getByText(/No tagged allergen is not a guarantee: check the label/)).toBeVisible()
  })
})

describe('a tick', () => {
  it('strikes the item through, is counted and survives a change of tab', async () => {
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

  it('renders only its row and the count again', async () => {
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
    expect(priced).toEqual([item?.tillCost])
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
