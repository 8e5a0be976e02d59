import { screen, waitFor, within } from '@testing-library/react'
import { builtInSeasonings, toWeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/core/plan/addDays.js'
import { createFormat, type Format, metricFormat } from '../../src/ui/format.js'
import { cardOf, costOf, lineOf, list, money, tillOf } from '../support/groceryTab.js'
import { mealOf } from '../support/mealOf.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

async function openLine(name: string, options: Parameters<typeof renderPlanScreen>[0] = {}) {
  const planner = renderPlanScreen(options)
  await planner.openTab('Grocery List')
  await planner.user.click(screen.getByRole('button', { name: `Change ${name}` }))
  await within(lineOf(name)).findByRole('button', { name: /^Remove: / })
  return planner
}

/** Why the sum at checkout is more than what the week uses. */
const ADDED = 'Your own items, and amounts that you changed, count only at checkout.'

describe('what the visitor has at home', () => {
  it('stays on the list and costs nothing, until it is bought after all', async () => {
    const { user, store } = await openLine('Salmon fillet')
    const count = () => within(cardOf('Proteins')).getByRole('heading').nextElementSibling
    const before = count()?.textContent
    await user.click(screen.getByRole('button', { name: /^I have it: / }))
    expect(lineOf('Salmon fillet')).toHaveTextContent('You have it')
    expect(within(lineOf('Salmon fillet')).queryByRole('checkbox')).not.toBeInTheDocument()
    expect(tillOf()).toHaveTextContent(money(list.tillTotal - costOf('salmon')))
    expect(count()).toHaveTextContent(String(Number(before) - 1))
    expect(screen.getByText(`${money(costOf('salmon'))} not counted`)).toBeVisible()
    expect(store.getState().phase).toMatchObject({ plan: { pantryFoodIds: ['salmon'] } })
    await user.click(screen.getByRole('button', { name: /^Buy it after all: / }))
    expect(tillOf()).toHaveTextContent(money(list.tillTotal))
  })

  it.each(['I have it', 'Remove'])(
    'says with %s that the rest is no longer scaled down, once',
    async (choice) => {
      const profile = sampleProfile({ weeklyFoodBudget: list.fullTotal - 0.5 })
      const { user } = await openLine('Salmon fillet', { plan: { profile } })
      await user.click(screen.getByRole('button', { name: `${choice}: Salmon fillet` }))
      const notice = await screen.findByText(/^(Salmon fillet: you have it|Off your list: Salmon fillet)/)
      expect(notice.closest('[role=status]')).toHaveTextContent(
        `This week’s share of the rest fits your budget, so the list is no longer scaled down. It costs ${tillOf()?.textContent} at checkout.`,
      )
      await user.click(screen.getByRole('button', { name: 'Change Broccoli' }))
      await user.click(await screen.findByRole('button', { name: `${choice}: Broccoli` }))
      await screen.findByText(/^(Broccoli: you have it|Off your list: Broccoli)/)
      expect(screen.queryByText(/no longer scaled down/)).not.toBeInTheDocument()
    },
  )
})

describe('the buttons of a line', () => {
  it('are named after what they show and their food', async () => {
    await openLine('Salmon fillet')
    const line = within(lineOf('Salmon fillet'))
    for (const shown of ['Less', 'More', 'I have it', 'Remove'])
      expect(line.getByRole('button', { name: `${shown}: Salmon fillet` })).toBeVisible()
  })
})

describe('the meals of a line', () => {
  /** Lentils on as many evenings, each cooked for the next lunch, too. */
  const cookedTwice = (evenings: number) => {
    const days = Array.from({ length: 7 }, (_, index) => {
      const date = addDays('2026-11-21', index)
      const forDates = [addDays(date, 1)]
      const pot = mealOf('dinner', 'Lentils', 'lentils-brown 60', { cook: { servings: 2, forDates } })
      const leftoverOf = { date: addDays(date, -1), type: 'dinner' } as const
      const rest = mealOf('lunch', 'Lentils', 'lentils-brown 60', { leftoverOf })
      return [...(index > 0 && index <= evenings ? [rest] : []), ...(index < evenings ? [pot] : [])]
    })
    return { week: toWeekPlan('2026-11-21', days) }
  }

  it('are also those that were cooked earlier', async () => {
    const { unmount } = await openLine('Brown lentils, dry', { plan: cookedTwice(1) })
    expect(lineOf('Brown lentils, dry')).toHaveTextContent('For Saturday dinner, Sunday lunch. Uses')
    unmount()
    await openLine('Brown lentils, dry', { plan: cookedTwice(3) })
    expect(lineOf('Brown lentils, dry')).toHaveTextContent('For 6 meals of this week. Uses')
  })
})

describe('a meal that has the name of another', () => {
  it('is named with its time', async () => {
    const snacks = () => [
      mealOf('snack', 'Eggs', 'eggs 100'),
      mealOf('snack2', 'Yogurt', 'greek-yogurt-nonfat 170'),
    ]
    const lunch = [mealOf('lunch', 'More eggs', 'eggs 100')]
    const week = toWeekPlan('2026-11-21', [snacks(), lunch, [], [], [], [], []])
    await openLine('Eggs, large', { plan: { week } })
    expect(lineOf('Eggs, large')).toHaveTextContent('For Saturday snack (3:00 PM), Sunday lunch.')
  })
})

describe('what a line uses', () => {
  const usedIn = async (list: string, names: readonly string[], format: Format) => {
    const week = toWeekPlan('2026-11-21', [[mealOf('dinner', 'Dinner', list)], [], [], [], [], [], []])
    const { openTab, user, unmount } = renderPlanScreen({ plan: { week }, format })
    await openTab('Grocery List')
    const texts: string[] = []
    for (const name of names) {
      await user.click(screen.getByRole('button', { name: `Change ${name}` }))
      const line = within(lineOf(name))
      texts.push((await line.findByText(/Uses|needs/)).textContent.replace(/\s/g, ' ').replace(/^.*?\. /, ''))
    }
    unmount()
    return texts
  }
  const us = createFormat('en-US')

  it('is in metric units in the measure of its pack: counted, by volume or weighed', async () => {
    const list = 'eggs 400, bananas 236, olive-oil 63, lemon-juice 15, whole-milk 488, chicken-drumstick 266'
    const names = 'Eggs, large; Bananas; Olive oil; Lemon juice, fresh; Whole milk; Chicken drumsticks'.split(
      '; ',
    )
    expect(await usedIn(list, names, metricFormat(us))).toEqual([
      'Uses 8 large eggs',
      'Uses 2 medium',
      'Uses 69 ml, 28% of it; the rest keeps',
      'Uses 1 tbsp',
      'Uses 473 ml',
      'Uses 266 g',
    ])
  })

  it('is in kilograms or pounds if it weighs one or more, but in ounces where its packs are', async () => {
    const names = ['Beef chuck roast', 'Walnuts']
    const list = 'beef-chuck-roast 1340, walnuts 620'
    const [beef = '', walnuts = ''] = await usedIn(list, names, metricFormat(us))
    expect([beef, walnuts]).toEqual(['Uses 1.3 kg', expect.stringMatching(/^Uses 620 g/)])
    const inPounds = await usedIn(list, names, us)
    expect(inPounds).toEqual([expect.stringMatching(/^Uses 3 lb/), expect.stringMatching(/^Uses 21.9 oz/)])
  })

  it('is weighed if it is more small pieces than anybody counts', async () => {
    const names = ['Walnuts', 'Black olives, canned']
    expect(await usedIn('walnuts 420, olives 60', names, us)).toEqual([
      'Uses 14.8 oz, 93% of it; the rest keeps',
      'Uses 16 large',
    ])
    expect(await usedIn('walnuts 20, olives 169', names, us)).toEqual([
      'Uses 10 halves, 9% of it; the rest keeps',
      'Uses 6.0 oz',
    ])
  })

  it('has the noun of its pack', async () => {
    expect(await usedIn('kiwifruit 138, grapefruit 246', ['Kiwi', 'Grapefruit'], us)).toEqual([
      'Uses 2 medium',
      'Uses 1 medium',
    ])
  })
})

describe('the amount of a line', () => {
  it('goes up and down by what the shop sells, and back to the plan’s', async () => {
    const { user } = await openLine('Olive oil')
    await user.click(screen.getByRole('button', { name: /^More: / }))
    expect(lineOf('Olive oil')).toHaveTextContent('2 bottles (8.5 fl oz)')
    expect(lineOf('Olive oil')).toHaveTextContent('$10.98')
    expect(tillOf()).toHaveTextContent(money(list.tillTotal + 5.49))
    await user.click(screen.getByRole('button', { name: /^As planned: / }))
    expect(lineOf('Olive oil')).toHaveTextContent('$5.49')
    await user.click(screen.getByRole('button', { name: /^Less: / }))
    expect(lineOf('Olive oil')).toHaveTextContent('$5.49')
  })

  it('cannot go below the least that the shop sells, which keeps the focus on its button', async () => {
    const { user } = await openLine('Olive oil')
    const less = screen.getByRole('button', { name: /^Less: / })
    expect(less).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: /^More: / }))
    expect(less).toHaveAttribute('aria-disabled', 'false')
    await user.click(less)
    expect(less).toHaveFocus()
    expect(less).toHaveAttribute('aria-disabled', 'true')
  })

  it('leaves out the smaller packs first, and has them again as planned', async () => {
    const { user } = await openLine('Eggs, large')
    const line = () => lineOf('Eggs, large')
    expect(line()).toHaveTextContent('1 dozen + 1 half dozen')
    await user.click(screen.getByRole('button', { name: /^Less: / }))
    expect(line()).not.toHaveTextContent('half dozen')
    expect(line()).toHaveTextContent('$2.27')
    expect(tillOf()).toHaveTextContent(money(list.tillTotal - 1.49))
    expect(screen.getByRole('button', { name: /^Less: / })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: /^More: / }))
    expect(line()).toHaveTextContent('2 dozen')
    await user.click(screen.getByRole('button', { name: /^Less: / }))
    expect(line()).not.toHaveTextContent('half dozen')
    await user.click(screen.getByRole('button', { name: /^As planned: / }))
    expect(line()).toHaveTextContent('1 dozen + 1 half dozen')
  })

  it('is in ounces below a pound, and in pounds again from there on', async () => {
    const { user, store } = await openLine('Salmon fillet')
    const step = (name: string) => user.click(screen.getByRole('button', { name: `${name}: Salmon fillet` }))
    const amount = () => within(lineOf('Salmon fillet')).getByRole('status')
    for (const pounds of ['2', '1.75', '1.5', '1.25', '1']) {
      await step('Less')
      expect(amount()).toHaveTextContent(`${pounds} lb`)
    }
    const atAPound = tillOf()?.textContent ?? ''
    await step('Less')
    expect(amount()).toHaveTextContent('12 oz')
    expect(store.getState().phase).toMatchObject({
      plan: { listEdits: { quantities: { salmon: { quantity: 12, unit: 'oz' } } } },
    })
    await step('More')
    expect(amount()).toHaveTextContent('1 lb')
    expect(tillOf()).toHaveTextContent(atAPound)
    for (const ounces of [12, 8, 4, 4]) {
      await step('Less')
      expect(amount()).toHaveTextContent(`${ounces} oz`)
    }
  })

  it('has no more steps at the most that anybody buys', async () => {
    const quantities = { 'olive-oil': { quantity: 99, unit: 'bottle (8.5 fl oz)' } }
    await openLine('Olive oil', { plan: { listEdits: { quantities, removedFoodIds: [], ownItems: [] } } })
    expect(screen.getByRole('button', { name: /^More: / })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: /^Less: / })).toHaveAttribute('aria-disabled', 'false')
  })

  it('is the plan’s again when the visitor steps back to it', async () => {
    const { user, store } = await openLine('Olive oil')
    await user.click(screen.getByRole('button', { name: /^More: / }))
    expect(screen.getByRole('button', { name: /^As planned: / })).toBeVisible()
    expect(screen.getByText(ADDED)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Less: / }))
    expect(screen.queryByRole('button', { name: /^As planned: / })).not.toBeInTheDocument()
    expect(screen.queryByText(ADDED)).toBeNull()
    expect(store.getState().phase).toMatchObject({ plan: { listEdits: { quantities: {} } } })
  })

  it('says what the week needs as soon as it is too little', async () => {
    const { user } = await openLine('Broccoli')
    expect(lineOf('Broccoli')).toHaveTextContent('Uses 12 cups chopped')
    await user.click(screen.getByRole('button', { name: /^Less: / }))
    expect(lineOf('Broccoli')).toHaveTextContent('4 crowns (10 oz)')
    expect(lineOf('Broccoli')).not.toHaveTextContent('Uses')
    expect(within(lineOf('Broccoli')).getAllByText(/The plan needs 12 cups chopped/)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^As planned: / }))
    expect(lineOf('Broccoli')).toHaveTextContent('Uses 12 cups chopped')
    expect(lineOf('Broccoli')).not.toHaveTextContent('needs')
  })
})

describe('the amount of a seasoning', () => {
  it('goes back to one pack, which is still bought', async () => {
    const { openTab, user } = renderPlanScreen({ plan: seasonedPlan() })
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: /^Ground cumin/ }))
    const atOne = tillOf()?.textContent ?? ''
    await user.click(screen.getByRole('button', { name: 'Change Ground cumin' }))
    await user.click(await screen.findByRole('button', { name: /^More: / }))
    expect(lineOf('Ground cumin')).toHaveTextContent('2 jars')
    await user.click(screen.getByRole('button', { name: /^Less: / }))
    expect(lineOf('Ground cumin')).toHaveTextContent('$1.98')
    expect(tillOf()).toHaveTextContent(atOne)
    expect(screen.getByRole('button', { name: /^Less: / })).toHaveAttribute('aria-disabled', 'true')
  })

  it('goes by whole packs where a loose food goes by quarter pounds', async () => {
    const { week } = samplePlan()
    const spiced = mealOf('snack2', 'Jalapeño poppers', 'jalapeno 28')
    const days = week.days.map(({ meals }, index) => (index === 0 ? [...meals, spiced] : meals))
    const { openTab, user } = renderPlanScreen({ plan: { week: toWeekPlan(week.startDate, days) } })
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Change Jalapeño' }))
    expect(await screen.findByRole('button', { name: /^Less: / })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: /^More: / }))
    expect(within(lineOf('Jalapeño')).getByRole('status')).toHaveTextContent('2 lb')
    expect(lineOf('Jalapeño')).toHaveTextContent('$2.96')
  })

  it('cannot go back to a plan’s, because the plan buys none', async () => {
    const { openTab, user } = renderPlanScreen({ plan: seasonedPlan() })
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: /^Ground cumin/ }))
    await user.click(screen.getByRole('button', { name: 'Change Ground cumin' }))
    await screen.findByRole('button', { name: /^More: / })
    expect(screen.queryByRole('button', { name: /^As planned: / })).not.toBeInTheDocument()
  })
})

describe('a removed line', () => {
  it('leaves the list and the sums, hands on the focus and can be put back', async () => {
    const { user } = await openLine('Salmon fillet')
    await user.click(screen.getByRole('button', { name: /^Remove: / }))
    expect(screen.queryByRole('checkbox', { name: /^Salmon/ })).not.toBeInTheDocument()
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull())
    expect(tillOf()).toHaveTextContent(money(list.tillTotal - costOf('salmon')))
    const takenOff = within(screen.getByRole('group', { name: 'Taken off: press to put back' }))
    await user.click(takenOff.getByRole('button', { name: 'Salmon fillet' }))
    expect(screen.getByRole('checkbox', { name: /^Salmon/ })).toBeInTheDocument()
    expect(tillOf()).toHaveTextContent(money(list.tillTotal))
  })
})

describe('a button that takes itself away', () => {
  const focused = () => document.activeElement as HTMLElement

  it('hands the focus to its neighbour once the amount is as planned', async () => {
    const { user } = await openLine('Olive oil')
    await user.click(screen.getByRole('button', { name: /^More: / }))
    await user.click(screen.getByRole('button', { name: /^As planned: / }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^I have it: / })).toHaveFocus())
  })

  it('hands the focus to the next section with the only line of an aisle', async () => {
    const { user } = await openLine('Olive oil')
    const [next] = within(cardOf('Other')).getAllByRole('button')
    await user.click(screen.getByRole('button', { name: /^Remove: / }))
    expect(screen.queryByRole('heading', { name: 'Oils' })).not.toBeInTheDocument()
    await waitFor(() => expect(next).toHaveFocus())
  })

  it('hands the focus to the next line with a seasoning that is at home after all', async () => {
    const { openTab, user } = renderPlanScreen({ plan: seasonedPlan() })
    await openTab('Grocery List')
    for (const name of [/^Ground cumin/, /^Salt/]) await user.click(screen.getByRole('button', { name }))
    await user.click(screen.getByRole('button', { name: 'Change Ground cumin' }))
    const line = within(lineOf('Ground cumin'))
    await user.click(await line.findByRole('button', { name: /^I have it: / }))
    expect(screen.queryByRole('button', { name: 'Change Ground cumin' })).not.toBeInTheDocument()
    await waitFor(() => expect(lineOf('Salt')).toContainElement(focused()))
  })

  it('hands the focus to the next food that is off the list, and after the last one to the heading', async () => {
    const plan = samplePlan()
    const removedFoodIds = ['olive-oil', 'salmon']
    const listEdits = { quantities: {}, removedFoodIds, ownItems: [] }
    const { openTab, user } = renderPlanScreen({ plan: { ...plan, listEdits } })
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Salmon fillet' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Olive oil' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Grocery list' })).toHaveFocus())
  })

  it('hands the focus to the first seasoning that it shows', async () => {
    const { week } = samplePlan()
    const tenth = builtInSeasonings.slice(0, 10).map(({ id }) => `${id} 2`)
    const spiced = mealOf('snack2', 'All spices', tenth.join(', '))
    const days = week.days.map(({ meals }, index) => (index === 0 ? [...meals, spiced] : meals))
    const { openTab, user } = renderPlanScreen({ plan: { week: toWeekPlan(week.startDate, days) } })
    await openTab('Grocery List')
    const chips = () => within(cardOf('From the cupboard')).getAllByRole('button')
    await user.click(screen.getByRole('button', { name: '2 more' }))
    await waitFor(() => expect(chips()[8]).toHaveFocus())
  })
})

describe('an item of the visitor’s own', () => {
  it('is not said to be free if it has no price', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.type(await screen.findByLabelText('Add your own item'), 'coffee{Enter}')
    expect(lineOf('coffee')).toHaveTextContent('no price')
    expect(lineOf('coffee')).not.toHaveTextContent('Price')
    expect(lineOf('coffee')).not.toHaveTextContent('$0.00')
  })

  it('is added with Enter, counted at checkout and outside the budget, ticked and removed', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await screen.findByLabelText('Add your own item')
    expect(screen.queryByText(ADDED)).toBeNull()
    await user.type(screen.getByLabelText('Add your own item'), 'coffee, $6{Enter}')
    expect(lineOf('coffee')).toHaveTextContent('$6.00')
    expect(tillOf()).toHaveTextContent(money(list.tillTotal + 6))
    expect(screen.getByText(ADDED)).toBeVisible()
    expect(screen.getByText(`This week uses ${money(list.total)} of your $120.00`)).toBeVisible()
    expect(screen.getByLabelText('Add your own item')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Change coffee' }))
    await user.click(await screen.findByRole('button', { name: /^Remove: / }))
    expect(tillOf()).toHaveTextContent(money(list.tillTotal))
  })

  it('keeps a pasted text that is too long, and says so', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    const name = await screen.findByLabelText('Add your own item')
    const long = 'coffee '.repeat(15).trim()
    await user.click(name)
    await user.paste(long)
    await user.keyboard('{Enter}')
    expect(name).toHaveValue(long)
    expect(name).toHaveAccessibleDescription('Write what to buy, in at most 80 letters.')
    expect(screen.queryByRole('checkbox', { name: /^coffee/ })).not.toBeInTheDocument()
  })

  it('is not added until it can be understood', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    const name = await screen.findByLabelText('Add your own item')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription('Write what to buy, in at most 80 letters.')
    await user.type(name, 'coffee')
    expect(name).toBeValid()
    expect(screen.queryByText('Write what to buy, in at most 80 letters.')).not.toBeInTheDocument()
    const price = screen.getByLabelText('Price')
    const fault = 'Write a price of at most $10,000, such as 6 or 4.50.'
    for (const odd of ['six', '99999999', '1.239']) {
      await user.clear(price)
      await user.type(price, `${odd}{Enter}`)
      expect(price).toHaveFocus()
      expect(price).toHaveAccessibleDescription(fault)
    }
    expect(screen.queryByRole('checkbox', { name: /^coffee/ })).not.toBeInTheDocument()
  })
})
