import { act, fireEvent, screen, within } from '@testing-library/react'
import {
  buildGroceryList,
  builtInFoods,
  groceryCategoryTotals,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shopPrice } from '../../src/core/grocery/cartItems.js'
import { packLeftovers } from '../../src/core/grocery/packLeftovers.js'
import { sumUsd } from '../../src/core/grocery/tillSum.js'
import { toCents, toUsd } from '../../src/core/money.js'
import type { PlanBasis } from '../../src/core/plan/planBasis.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { planGroceries, weekFoodUses } from '../../src/store/selectors.js'
import { createFormat, type Format, metricFormat } from '../../src/ui/format.js'
import { cardOf, lineOf, list, money } from '../support/groceryTab.js'
import { mealOf } from '../support/mealOf.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

describe('the grocery list', () => {
  it('has a section for each category, in order, with what it costs at checkout', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const sections = groceryCategoryTotals(list.items)
    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(headings.slice(0, sections.length)).toEqual(sections.map((section) => section.category))
    for (const { tillSubtotal } of sections) {
      expect(screen.getAllByText(money(tillSubtotal))).not.toHaveLength(0)
    }
  })

  it('says how many items it has, first what is paid at checkout, then how much of the budget the week uses', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const till = screen.getByText(`At checkout, ${list.items.length} items`)
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
    const left = screen.getByText(/^Left for later weeks: .*Olive oil/)
    expect(left).toBeVisible()
    // The first sentence is that of the bar, which says it to screen readers.
    expect(left.parentElement).toHaveTextContent(/^This week uses .*\. Left for later weeks: /)
    const card = within(cardOf('What will be left'))
    expect(card.getByText('Almonds').nextElementSibling).toHaveTextContent(/^\d+\.\d oz$/)
  })

  it('says what is left of a liquid by volume, as its packs do', async () => {
    const drops = 'soy-sauce 20, balsamic-vinegar 10, mayonnaise 840'
    const week = toWeekPlan('2026-11-21', [[mealOf('lunch', 'Sauce', drops)], [], [], [], [], [], []])
    const outOf = (unit: string) => ({ quantity: 1, unit })
    const listEdits = {
      ...newPlanState(week, samplePlan().basis, 1).listEdits,
      quantities: {
        'balsamic-vinegar': outOf('bottle (16.9 fl oz)'),
      },
    }
    const leftIn = async (format: Format) => {
      const { openTab, unmount } = renderPlanScreen({ plan: { week, listEdits }, format })
      await openTab('Grocery List')
      const card = within(cardOf('What will be left'))
      const left = ['Soy sauce', 'Balsamic vinegar', 'Mayonnaise'].map(
        (name) => card.getByText(name).nextElementSibling?.textContent,
      )
      unmount()
      return left
    }
    const us = createFormat('en-US')
    // Of 10, 16.9 and 30 + 15 fl oz.
    expect(await leftIn(us)).toEqual(['9.4 fl oz', '16.6 fl oz', '14.5 fl oz'])
    expect(await leftIn(metricFormat(us))).toEqual(['277 ml', '490 ml', '430 ml'])
  })

  it('says how much more of a fresh food is bought than the week uses', async () => {
    const { startDate } = samplePlan().week
    const soup = () => mealOf('dinner', 'Carrot soup', 'carrots 200, onions 55')
    const week = toWeekPlan(startDate, [[soup()], [], [], [soup()], [], [], []])
    const { openTab, user } = renderPlanScreen({ plan: { week } })
    await openTab('Grocery List')
    const card = () => screen.queryByText(/^Carrots: /)
    const rest = card()?.textContent
    await user.click(screen.getByRole('button', { name: 'Change Carrots' }))
    await user.click(await screen.findByRole('button', { name: /^More: / }))
    await user.click(screen.getByRole('button', { name: /^More: / }))
    expect(card()?.textContent).not.toBe(rest)
    expect(card()).toHaveTextContent(/^Carrots: [\d.]+ lb left over\.$/)
  })

  it('says to freeze the raw meat that no meal uses', async () => {
    const { startDate } = samplePlan().week
    const week = toWeekPlan(startDate, [
      [mealOf('dinner', 'Turkey skillet', 'ground-turkey-93 85')],
      ...Array.from({ length: 6 }, () => []),
    ])
    const { openTab } = renderPlanScreen({ plan: { week } })
    await openTab('Grocery List')
    const card = within(cardOf('What will be left'))
    expect(card.getByText(/^Ground turkey, 93% lean: 9\.0 oz left over\. Freeze it\.$/)).toBeVisible()
  })

  it('shows all that is left when the visitor asks for the rest', async () => {
    const { startDate, days } = samplePlan().week
    const stored = builtInFoods.filter(({ pack }) => pack.keeps).slice(0, 8)
    const nibbles = toMeal(
      'snack2',
      'A bit of everything',
      stored.map((food) => toMealItem(food, 10)),
    )
    const week = toWeekPlan(
      startDate,
      days.map(({ meals }) => [...meals, nibbles]),
    )
    const { openTab, user, plan } = renderPlanScreen({ plan: { week } })
    await openTab('Grocery List')
    const { keeps } = packLeftovers(planGroceries(plan), weekFoodUses(plan.week))
    expect(keeps.length).toBeGreaterThan(4)
    const card = within(cardOf('What will be left'))
    const last = card.getByText(keeps.at(-1)?.item.name ?? '')
    expect(last).not.toBeVisible()
    await user.click(card.getByText(`${keeps.length - 4} more`))
    expect(last).toBeVisible()
  })

  it('says what to freeze because it was bought too early for its meals', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const card = within(cardOf('What will be left'))
    expect(
      card.getByText(
        'Freeze when you get home: Chicken breast, boneless, for Tuesday lunch, Wednesday lunch, Thursday lunch and Friday lunch.',
      ),
    ).toBeVisible()
    expect(
      card.getByText(/^Freeze when you get home: Salmon fillet, for Tuesday dinner, .* and Friday dinner\.$/),
    ).toBeVisible()
  })

  it('says so on a scaled list only for the meals that its food reaches', async () => {
    const { openTab } = renderPlanScreen({ plan: { profile: sampleProfile({ weeklyFoodBudget: 40 }) } })
    await openTab('Grocery List')
    expect(lineOf('Chicken breast, boneless')).toHaveTextContent('1.25-lb tray')
    const card = within(cardOf('What to freeze'))
    expect(
      card.getByText('Freeze when you get home: Chicken breast, boneless, for Tuesday lunch.'),
    ).toBeVisible()
  })

  it('says nothing of freezing on a list that buys too little for the later days', async () => {
    const { openTab } = renderPlanScreen({ plan: { profile: sampleProfile({ weeklyFoodBudget: 25 }) } })
    await openTab('Grocery List')
    expect(screen.getByText(/^Total items/)).toBeVisible()
    expect(screen.queryByText(/^Freeze when you get home/)).not.toBeInTheDocument()
  })

  it('names no meal that the visitor’s own amount does not reach', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Change Chicken breast, boneless' }))
    const line = within(lineOf('Chicken breast, boneless'))
    for (const _ of Array.from({ length: 4 }))
      await user.click(await line.findByRole('button', { name: /^Less: / }))
    expect(lineOf('Chicken breast, boneless')).toHaveTextContent('1.5-lb tray')
    expect(
      screen.getByText(
        'Freeze when you get home: Chicken breast, boneless, for Tuesday lunch and Wednesday lunch.',
      ),
    ).toBeVisible()
  })

  it('says nothing of freezing what is at home or off the list', async () => {
    const listEdits = { quantities: {}, removedFoodIds: ['salmon'], ownItems: [] }
    const { openTab } = renderPlanScreen({ plan: { pantryFoodIds: ['chicken-breast'], listEdits } })
    await openTab('Grocery List')
    expect(screen.getByText(/^Total items/)).toBeVisible()
    expect(screen.queryByText(/^Freeze when you get home/)).not.toBeInTheDocument()
  })

  it('says to freeze the rest of a can in place of the day that it is for', async () => {
    const soup = () => mealOf('dinner', 'Tomato soup', 'canned-tomatoes 200, onions 55')
    const week = toWeekPlan('2026-11-21', [[soup()], [], [], [], [], [soup()], []])
    const { openTab } = renderPlanScreen({ plan: { week } })
    await openTab('Grocery List')
    const card = within(cardOf('What will be left'))
    expect(
      card.getByText('Freeze the rest once it is open: Diced tomatoes, canned, for Thursday dinner.'),
    ).toBeVisible()
    expect(card.queryByText(/tomatoes.*the rest is for/)).not.toBeInTheDocument()
  })

  it('sums up the items, the cost at checkout, what the week uses and that by the day', async () => {
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
    expect(
      screen.getByText(
        new RegExp(`^In full, this week’s share of the packs costs \\${money(list.fullTotal)}`),
      ),
    ).toBeVisible()
    const share = Math.floor((100 * 25) / list.fullTotal)
    const short = `${share}% of that: some lines buy less than the plan needs, so you may run short.`
    expect(screen.getByText(new RegExp(short))).toBeVisible()
    expect(screen.getByText(/^Cost of the scaled list, \d/).nextElementSibling).toHaveTextContent('$25.00')
    expect(screen.getByText('Scaled down to your $25.00')).toBeVisible()
    const { items } = buildGroceryList(samplePlan().week, { weeklyFoodBudget: 25 })
    const shopTotal = sumUsd(items, shopPrice)
    expect(shopTotal).toBeGreaterThan(25)
    expect(screen.getByText(`At the shop these packs cost about ${money(shopTotal)}.`)).toBeVisible()
    expect(screen.queryByText(/^At checkout you pay for whole packs/)).not.toBeInTheDocument()
  })

  it('says on each scaled line what the shop asks for its quantity', async () => {
    const { openTab } = renderPlanScreen({ plan: { profile: sampleProfile({ weeklyFoodBudget: 25 }) } })
    await openTab('Grocery List')
    expect(lineOf('Olive oil')).toHaveTextContent(
      /Part of 1 bottle \(8\.5 fl oz\) at \$5\.49; the plan needs .*\$0\.\d\d$/,
    )
  })

  it('says of a scaled line whose packs cost less what its cost is of, and that it is not their price', async () => {
    const profile = sampleProfile({ weeklyFoodBudget: 100, people: 6 })
    const { openTab, plan } = renderPlanScreen({ plan: { profile } })
    const { items } = planGroceries(plan)
    const line = items.find(({ shopCost = Infinity, tillCost }) => shopCost < tillCost)
    await openTab('Grocery List')
    expect(lineOf(line?.name ?? '')).toHaveTextContent(
      new RegExp(
        `The plan needs .+: this is the scaled cost of that\\. At the shop, .+: \\${money(line?.shopCost ?? 0)}`,
      ),
    )
    expect(
      screen.getByText(/A line’s cost is its part of the budget, not the price of its packs\.$/),
    ).toBeVisible()
  })

  it('says why a scaled list costs less than the budget if seasonings are on the shelf', async () => {
    const { week } = seasonedPlan()
    const profile = sampleProfile({ weeklyFoodBudget: 25 })
    const { openTab } = renderPlanScreen({ plan: { week, profile } })
    await openTab('Grocery List')
    expect(
      screen.getByText('Scaled down to your $25.00, of which part is for seasonings that you have'),
    ).toBeVisible()
    expect(screen.getByText(/^Seasonings that you have count only in what this week uses/)).toBeVisible()
  })

  it.each([
    ['Wild salmon, frozen', true],
    ['Wild salmon (never frozen)', false],
  ])('marks the amount of a food that the shop sells frozen: %s', async (name, isFrozen) => {
    const foods = builtInFoods.map((food) =>
      food.id === 'salmon' ? { ...food, name, description: name } : food,
    )
    const { openTab } = renderPlanScreen({ plan: { foods } })
    await openTab('Grocery List')
    const amount = within(lineOf(name)).getByText(/lb/)
    expect(amount.previousElementSibling !== null).toBe(isFrozen)
  })

  it('advises visitors to check the label, on paper too', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    expect(screen.getByText('Any food can hold traces of an allergen: check the label.')).toBeVisible()
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.body).toHaveTextContent('check the label.')
    expect(document.body).not.toHaveTextContent('what you avoid')
    window.dispatchEvent(new Event('afterprint'))
  })

  it.each<[string, Partial<PlanBasis>]>([
    ['ticks a food', { foodRestrictions: ['shellfish'] }],
    ['writes of one', { dietaryRestrictions: 'no shrimp' }],
    ['keeps to a diet', { dietaryRestrictions: 'pescatarian' }],
    ['rules one out on the plan', { avoidedFoodIds: ['shrimp'] }],
  ])('says that foods are left out if the visitor %s', async (_, wishes) => {
    const week = toWeekPlan('2026-11-21', [
      [mealOf('lunch', 'Oats', 'rolled-oats 60')],
      [],
      [],
      [],
      [],
      [],
      [],
    ])
    const { openTab } = renderPlanScreen({ plan: { week, basis: { ...samplePlan().basis, ...wishes } } })
    await openTab('Grocery List')
    expect(
      screen.getByText(/^Your list leaves out foods tagged with what you avoid\. Any food/),
    ).toBeVisible()
  })

  it('says what was ordered of it today, for this week and under a subscription that goes on', async () => {
    const { openTab, store } = renderPlanScreen()
    const order = {
      subscriptionId: 'sub-1',
      items: [{ foodId: 'salmon', quantity: 1, unit: 'lb' }],
      costUsd: 10,
      date: '2026-11-21',
      weekStart: '2026-11-21',
    }
    const other = { ...order, subscriptionId: 'sub-2' }
    act(() => store.setState({ subscriptions: [{ subscriptionId: 'sub-1' }], ordered: [order, other] }))
    await openTab('Grocery List')
    expect(
      screen.getByText(
        'Ordered on Saturday, November 21: 1 item, for $10.50 with the service fee. It comes within 2-4 hours of the order.',
      ),
    ).toBeVisible()
    for (const elsewhere of [{ date: '2026-11-20' }, { weekStart: '2026-11-14' }]) {
      act(() => store.setState({ ordered: [{ ...order, ...elsewhere }] }))
      expect(screen.queryByText(/^Ordered on/)).not.toBeInTheDocument()
    }
  })

  it('says nothing of foods that are left out if the text only asks for a style', async () => {
    const profile = sampleProfile({ dietaryRestrictions: 'high protein' })
    const { openTab } = renderPlanScreen({ plan: { profile } })
    await openTab('Grocery List')
    expect(screen.getByText(/check the label/)).not.toHaveTextContent('what you avoid')
  })
})

describe('a tick', () => {
  afterEach(() => void vi.useRealTimers())

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

  /** The names of a section's lines in the order of sight. */
  const inSight = (title: string) =>
    within(cardOf(title))
      .getAllByRole('listitem')
      .map((line, index) => ({ line, at: Number(getComputedStyle(line).order || 0) * 100 + index }))
      .sort((a, b) => a.at - b.at)
      .map(({ line }) => within(line).getByRole('checkbox'))

  it('moves its line to the end of the section only a while after the last one', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    const [first, second, third] = inSight('Proteins')
    if (!first || !second || !third) throw new Error('There are no three lines.')
    fireEvent.click(first)
    expect(first).toBeChecked()
    pass(900)
    expect(inSight('Proteins')).toEqual([first, second, third])
    fireEvent.click(second)
    pass(900)
    expect(inSight('Proteins')).toEqual([first, second, third])
    pass(200)
    expect(inSight('Proteins')).toEqual([third, first, second])
    // Unticked, it stays under the finger for as long.
    fireEvent.click(first)
    pass(900)
    expect(inSight('Proteins')).toEqual([third, first, second])
    pass(200)
    expect(inSight('Proteins')).toEqual([first, third, second])
  })

  it('keeps its line in place while the keyboard is on it', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    const [first, second, third] = inSight('Proteins')
    first?.focus()
    await user.keyboard(' ')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    pass(5000)
    expect(inSight('Proteins')).toEqual([first, second, third])
    act(() => second?.focus())
    pass(1100)
    expect(inSight('Proteins')).toEqual([second, third, first])
    expect(second).toHaveFocus()
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
  afterEach(() => void vi.useRealTimers())

  it('folds when its last line is in the basket, and keeps the focus at hand', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const proteins = within(cardOf('Proteins'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    const press = (control: HTMLElement) => {
      act(() => control.focus())
      fireEvent.click(control)
    }
    for (const box of proteins.getAllByRole('checkbox')) press(box)
    pass(900)
    // A second press on the last box would still find it.
    expect(proteins.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    pass(200)
    expect(proteins.getByText('all 3 in the basket')).toBeVisible()
    expect(proteins.queryByRole('checkbox')).not.toBeInTheDocument()
    const unfold = proteins.getByRole('button', { name: 'Proteins', expanded: false })
    expect(unfold).toHaveFocus()
    press(unfold)
    // What is in the basket has no amount any more, neither of a line that has sunk nor in an opened section.
    for (const line of proteins.getAllByRole('listitem')) expect(line).not.toHaveTextContent(/\d.*Price/)
    press(proteins.getByRole('checkbox', { name: /^Salmon/ }))
    expect(proteins.queryByRole('button', { name: 'Proteins' })).not.toBeInTheDocument()
  })

  it('stays open a moment longer when a line is unticked and ticked again', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    const proteins = within(cardOf('Proteins'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    for (const box of proteins.getAllByRole('checkbox')) fireEvent.click(box)
    pass(1100)
    fireEvent.click(proteins.getByRole('button', { name: 'Proteins', expanded: false }))
    const salmon = proteins.getByRole('checkbox', { name: /^Salmon/ })
    fireEvent.click(salmon)
    pass(500)
    fireEvent.click(salmon)
    expect(salmon).toBeChecked()
    pass(900)
    expect(salmon).toBeVisible()
    pass(200)
    expect(proteins.queryByRole('checkbox')).not.toBeInTheDocument()
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
    expect(
      screen.getByText('Each line is there once, under the first dish that needs it.'),
    ).toBeInTheDocument()
    const [header] = lunch.getByRole('heading').closest('header')?.children ?? []
    expect(header?.parentElement).not.toHaveTextContent('$')
    expect(screen.getAllByRole('checkbox')).toHaveLength(list.items.length)
    expect(screen.queryByRole('heading', { name: 'Produce' })).not.toBeInTheDocument()

    await openTab('Meal Plan')
    await openTab('Grocery List')
    expect(screen.getByRole('button', { name: 'Recipe', pressed: true })).toBeVisible()
  })
})

describe('the screen', () => {
  afterEach(() => void vi.unstubAllGlobals())

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
  })

  it('may go off once the visitor wants that, also if the browser was asked twice at once', async () => {
    const locks: ReturnType<typeof vi.fn>[] = []
    const request = async () => {
      const release = vi.fn(async () => undefined)
      locks.push(release)
      return { release }
    }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(await screen.findByRole('button', { name: 'Keep the screen on', pressed: false }))
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    await user.click(screen.getByRole('button', { name: 'Keep the screen on', pressed: true }))
    expect(locks).toHaveLength(3)
    for (const release of locks) expect(release).toHaveBeenCalled()
  })

  it('is said to go off if the browser refuses', async () => {
    const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(await screen.findByRole('button', { name: 'Keep the screen on', pressed: false }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not keep the screen on now/)
    expect(screen.getByRole('button', { name: 'Keep the screen on', pressed: false })).toBeVisible()
  })

  it('has no such switch if the browser cannot do it', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Grocery List')
    await screen.findByLabelText('Add your own item')
    expect(screen.queryByRole('button', { name: 'Keep the screen on' })).not.toBeInTheDocument()
  })
})

describe('the field for own items', () => {
  it('keeps the focus while the list grows into the other column', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    const field = await screen.findByRole('textbox', { name: /item/i })
    for (let count = 0; count < 12; count++) {
      await user.type(field, `thing ${count}{Enter}`)
      expect(field).toHaveFocus()
    }
  })
})
