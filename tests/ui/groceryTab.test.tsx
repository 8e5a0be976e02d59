import { screen, within } from '@testing-library/react'
import { buildGroceryList, groceryCategoryTotals } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { toCents, toUsd } from '../../src/core/money.js'
import { createFormat } from '../../src/ui/format.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const list = buildGroceryList(samplePlan().week, { weeklyFoodBudget: sampleProfile().weeklyFoodBudget })
const { money } = createFormat('en-US')

const lineOf = (name: string) => {
  const line = screen.getByText(name, { selector: 'li *' }).closest('li')
  if (!line) throw new Error(`The list has no line of ${name}.`)
  return line
}
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('section')
  if (!card) throw new Error(`There is no card "${title}".`)
  return card
}
const tillOf = () => screen.getByText(/^At the till, \d/).nextElementSibling
const costOf = (id: string) => list.items.find(({ foodId }) => foodId === id)?.tillCost ?? 0

async function openLine(name: string, options: Parameters<typeof renderPlanScreen>[0] = {}) {
  const planner = renderPlanScreen(options)
  await planner.openTab('Grocery List')
  await planner.user.click(screen.getByRole('button', { name: `Change ${name}` }))
  await within(lineOf(name)).findByRole('button', { name: 'Remove' })
  return planner
}

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
    const till = screen.getByText(`At the till, ${list.items.length} items`)
    const uses = screen.getByText(`This week uses ${money(list.total)} of your $120.00`)
    expect(till.nextElementSibling).toHaveTextContent(money(list.emptyCupboardTotal))
    expect(till.compareDocumentPosition(uses)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('meter', { name: 'Budget used' })).toHaveAttribute(
      'aria-valuenow',
      String(Math.round((100 * list.total) / 120)),
    )
  })

  it('has the price of a whole pack, and says which share of a lasting food the week uses', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    expect(lineOf('Olive oil')).toHaveTextContent(/^Olive oil1 bottle \(8\.5 fl oz\)Price \$5\.49$/)
    await user.click(screen.getByRole('button', { name: 'Change Olive oil' }))
    expect(
      await screen.findByText(/^For 7 meals of this week\. Uses .*, 28% of it; the rest keeps$/),
    ).toBeVisible()
  })

  it('names the foods whose rest keeps, and how much of them is left', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    expect(screen.getByText(/^\. Left for later weeks: .*Olive oil/)).toBeVisible()
    const card = within(cardOf('What will be left'))
    expect(card.getByText('Olive oil').nextElementSibling).toHaveTextContent(/^\d+\.\d oz$/)
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
    expect(screen.getByText(new RegExp(`^In full, this list costs \\${money(list.fullTotal)}`))).toBeVisible()
    expect(screen.getByText(/a part of each line could not be bought/)).toBeVisible()
    expect(screen.getByText(/^At the till, \d/).nextElementSibling).toHaveTextContent('$25.00')
    expect(screen.getByText('Scaled down to your $25.00')).toBeVisible()
  })

  it('says on each scaled line what the shop asks for its quantity', async () => {
    const { openTab } = renderPlanScreen({ plan: { profile: sampleProfile({ weeklyFoodBudget: 25 }) } })
    await openTab('Grocery List')
    expect(lineOf('Olive oil')).toHaveTextContent(
      /Part of 1 bottle \(8\.5 fl oz\) at \$5\.49; the plan needs .*\$0\.\d\d$/,
    )
  })

  it('advises visitors to check the label', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    expect(screen.getByText(/A food without the tag can still hold traces: check the label/)).toBeVisible()
  })
})

describe('a tick', () => {
  it('strikes the item through, is counted and survives a change of tab', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(screen.getByRole('checkbox', { name: /^Salmon/ }))
    expect(screen.getByText(/^Salmon/)).toHaveStyle({ textDecoration: 'line-through' })
    expect(screen.getByText('1 in the basket')).toBeVisible()
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
    expect(screen.queryByText(/in the basket/)).not.toBeInTheDocument()
  })

  it('renders only its row and what is left again', async () => {
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
    const left = toUsd(toCents(list.tillTotal) - toCents(item?.tillCost ?? 0))
    expect(priced.sort((a, b) => a - b)).toEqual([item?.tillCost, left])
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

describe('a section', () => {
  it('folds when its last line is in the basket, and keeps the focus at hand', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    const proteins = cardOf('Proteins')
    for (const box of within(proteins).getAllByRole('checkbox')) await user.click(box)
    expect(within(proteins).getByText('all 3 in the basket')).toBeVisible()
    expect(within(proteins).queryByRole('checkbox')).not.toBeInTheDocument()
    const unfold = within(proteins).getByRole('button', { name: 'Proteins', expanded: false })
    expect(unfold).toHaveFocus()
    await user.click(unfold)
    await user.click(within(proteins).getByRole('checkbox', { name: /^Salmon/ }))
    expect(within(proteins).queryByRole('button', { name: 'Proteins' })).not.toBeInTheDocument()
  })

  it('does not fold for a single line', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(screen.getByRole('checkbox', { name: /^Olive oil/ }))
    expect(screen.getByRole('checkbox', { name: /^Olive oil/ })).toBeChecked()
  })
})

describe('the order of the list', () => {
  it('groups by recipe if the visitor wants that, with each line once', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Recipe', pressed: false }))
    const lunch = within(cardOf('Chicken and brown rice bowl with broccoli'))
    expect(lunch.getByRole('checkbox', { name: /^Broccoli/ })).toBeInTheDocument()
    expect(screen.getAllByRole('checkbox')).toHaveLength(list.items.length)
    expect(screen.queryByRole('heading', { name: 'Produce' })).not.toBeInTheDocument()
  })
})

describe('what the visitor has at home', () => {
  it('stays on the list and costs nothing, until it is bought after all', async () => {
    const { user, store } = await openLine('Salmon fillet')
    await user.click(screen.getByRole('button', { name: 'I have it' }))
    expect(lineOf('Salmon fillet')).toHaveTextContent('You have it')
    expect(within(lineOf('Salmon fillet')).queryByRole('checkbox')).not.toBeInTheDocument()
    expect(tillOf()).toHaveTextContent(money(list.tillTotal - costOf('salmon')))
    expect(screen.getByText(`${money(costOf('salmon'))} not counted`)).toBeVisible()
    expect(store.getState().phase).toMatchObject({ plan: { pantryFoodIds: ['salmon'] } })
    await user.click(screen.getByRole('button', { name: 'Buy it after all' }))
    expect(tillOf()).toHaveTextContent(money(list.tillTotal))
  })
})

describe('the amount of a line', () => {
  it('goes up and down by what the shop sells, and back to the plan’s', async () => {
    const { user } = await openLine('Olive oil')
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(lineOf('Olive oil')).toHaveTextContent('2 bottles (8.5 fl oz)')
    expect(lineOf('Olive oil')).toHaveTextContent('$10.98')
    expect(tillOf()).toHaveTextContent(money(list.tillTotal + 5.49))
    await user.click(screen.getByRole('button', { name: 'As planned' }))
    expect(lineOf('Olive oil')).toHaveTextContent('$5.49')
    await user.click(screen.getByRole('button', { name: 'Less' }))
    expect(lineOf('Olive oil')).toHaveTextContent('$5.49')
  })
})

describe('a removed line', () => {
  it('leaves the list and the sums, hands on the focus and can be put back', async () => {
    const { user } = await openLine('Salmon fillet')
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByRole('checkbox', { name: /^Salmon/ })).not.toBeInTheDocument()
    expect(document.activeElement?.closest('li')).not.toBeNull()
    expect(tillOf()).toHaveTextContent(money(list.tillTotal - costOf('salmon')))
    const takenOff = within(screen.getByRole('group', { name: 'Taken off: press to put back' }))
    await user.click(takenOff.getByRole('button', { name: 'Salmon fillet' }))
    expect(screen.getByRole('checkbox', { name: /^Salmon/ })).toBeInTheDocument()
    expect(tillOf()).toHaveTextContent(money(list.tillTotal))
  })
})

describe('an item of the visitor’s own', () => {
  it('is added with Enter, counted at the till and outside the budget, ticked and removed', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.type(await screen.findByLabelText('Add your own item'), 'coffee, $6{Enter}')
    expect(lineOf('coffee')).toHaveTextContent('$6.00')
    expect(tillOf()).toHaveTextContent(money(list.tillTotal + 6))
    expect(screen.getByText(`This week uses ${money(list.total)} of your $120.00`)).toBeVisible()
    expect(screen.getByLabelText('Add your own item')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Change coffee' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(tillOf()).toHaveTextContent(money(list.tillTotal))
  })

  it('is not added until it can be understood', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    const name = await screen.findByLabelText('Add your own item')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription('Write what to buy, in at most 80 letters.')
    await user.type(name, 'coffee')
    const price = screen.getByLabelText('Price')
    await user.type(price, 'six{Enter}')
    expect(price).toHaveFocus()
    expect(price).toHaveAccessibleDescription('Write the price in dollars, such as 6 or 4.50.')
    expect(screen.queryByRole('checkbox', { name: /^coffee/ })).not.toBeInTheDocument()
  })
})

describe('the screen', () => {
  it('stays on while the visitor wants that and the list shows', async () => {
    const release = vi.fn(async () => undefined)
    const request = vi.fn(async () => ({ release }))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(await screen.findByRole('button', { name: 'Keep the screen on', pressed: false }))
    expect(request).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
    await openTab('Delivery')
    expect(release).toHaveBeenCalled()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it('has no such switch if the browser cannot do it', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    await screen.findByLabelText('Add your own item')
    expect(screen.queryByRole('button', { name: 'Keep the screen on' })).not.toBeInTheDocument()
  })
})
