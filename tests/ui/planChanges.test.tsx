import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { builtInFoods, type Meal } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { avoidableFood } from '../../src/core/profileWords.js'
import { groceriesOf } from '../../src/core/state/groceriesOf.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { renderPlan } from '../support/renderPlanner.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const card = (index: number) => {
  const found = screen.getAllByRole('article')[index]
  if (!found) throw new Error(`There is no meal ${index}.`)
  return found
}
const nameOf = (meal: HTMLElement) => within(meal).getByRole('heading', { level: 4 }).textContent ?? ''
const button = (index: number, name: RegExp) => within(card(index)).getByRole('button', { name })
const press = (user: { click(element: Element): Promise<void> }, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))

/** What a change did besides, if anything. */
const ALSO = String.raw`( Now cooked [^.]+\.)*( \w+’s [^.]+ no longer [^.]+\.)?( (Other foods in|Portions changed): [^.]+\.)*( [−+]\$\d+\.\d\d at checkout\.)?$`
const said = (sentences: RegExp) => screen.findByText(new RegExp(sentences.source + ALSO))

describe('a meal that the visitor wants to swap', () => {
  it('offers three dishes with the same three differences, and takes one without a question', async () => {
    const { user } = await renderPlan()
    const before = nameOf(card(1))
    await user.click(button(1, /^Swap: /))
    const sheet = await screen.findByRole('group', { name: `Swap: ${before}` })
    const choices = await within(sheet).findAllByRole('button', { name: /at checkout/ })
    expect(choices).toHaveLength(3)
    for (const choice of choices) expect(choice).toHaveTextContent(/at checkout.*day’s protein.*until ready/)
    if (!choices[0]) throw new Error('There is no choice.')
    await user.click(choices[0])

    const notice = await screen.findByText(/^Swapped to /)
    const after = nameOf(card(1))
    expect(after).not.toBe(before)
    expect(notice).toHaveTextContent(`Swapped to ${after}.`)
    expect(notice.closest('[role=status]')).toBeVisible()
    expect(button(1, /^Swap: /)).toHaveFocus()

    await press(user, 'Undo')
    expect(nameOf(card(1))).toBe(before)
  })

  it('says once how many dishes fit, and nothing after changes elsewhere', async () => {
    const { user } = await renderPlan()
    await user.click(button(1, /^Swap: /))
    const sheet = await screen.findByRole('group', { name: /^Swap: / })
    const status = within(sheet).getByRole('status')
    const found = /^3 dishes fit\. Only this day’s unlocked meals are adjusted\.$/
    await waitFor(() => expect(status).toHaveTextContent(found))
    expect(status).not.toHaveAttribute('aria-live')
    await user.click(button(2, /^Lock: /))
    expect(status).toHaveAttribute('aria-live', 'off')
    await waitFor(() => expect(status).toHaveTextContent(found))
    expect(status).toHaveAttribute('aria-live', 'off')
  })

  it('says at a dish, and after the choice, that it takes the week over its budget', async () => {
    const { week, basis } = samplePlan()
    const weeklyFoodBudget = groceriesOf(newPlanState(week, basis, 1)).fullTotal
    const profile = sampleProfile({ weeklyFoodBudget })
    const { user, store } = renderPlanScreen({ plan: { profile } })
    await user.click(button(1, /^Swap: /))
    const choices = await within(card(1)).findAllByRole('button', { name: /at checkout/ })
    const choice = choices.at(-1)
    if (!choice) throw new Error('There is no choice.')
    const [, over] = /(\$[\d.]+) over your budget$/.exec(choice.textContent) ?? []
    await user.click(choice)
    const notice = await screen.findByText(/^Swapped to /)
    expect(notice).toHaveTextContent(
      `The week is now ${over} over your budget, so its grocery list is scaled down.`,
    )
    const { phase } = store.getState()
    const { fullTotal } = groceriesOf(phase.name === 'plan' ? phase.plan : newPlanState(week, basis, 1))
    expect(over).toBe(`$${(fullTotal - weeklyFoodBudget).toFixed(2)}`)
  })

  it('gives the difference in the protein of the person whose portions show', async () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const { user } = renderPlanScreen({ plan: { profile } })
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    const shownG = () => Number(/\d+/.exec(screen.getByRole('group', { name: 'Protein' }).textContent)?.[0])
    const before = shownG()
    await user.click(button(1, /^Swap: /))
    const choices = await within(card(1)).findAllByRole('button', { name: /at checkout/ })
    const diffOf = ({ textContent }: HTMLElement) => {
      const [, sign, grams] = /([−+])(\d+)\sg day’s protein/.exec(textContent) ?? []
      return Number(grams ?? 0) * (sign === '−' ? -1 : 1)
    }
    const choice = choices.sort((a, b) => Math.abs(diffOf(b)) - Math.abs(diffOf(a)))[0]
    if (!choice) throw new Error('There is no choice.')
    const diff = diffOf(choice)
    expect(Math.abs(diff)).toBeGreaterThan(3)
    await user.click(choice)
    await screen.findByText(/^Swapped to /)
    expect(Math.abs(shownG() - before - diff)).toBeLessThanOrEqual(1)
  })

  it('writes a food that a dish shares as the list does', async () => {
    const names = builtInFoods.map(({ name }) => name.split(/[,(]/)[0]?.trim())
    const reasons = async (pantryFoodIds: string[], said: string) => {
      const { user, unmount } = renderPlanScreen({ plan: { pantryFoodIds } })
      await user.click(button(0, /^Swap: /))
      const texts = await screen.findAllByText(new RegExp(`^${said}`))
      unmount()
      return texts.map(({ textContent }) => textContent.slice(said.length))
    }
    for (const name of await reasons([], 'Uses what you already buy: ')) expect(names).toContain(name)
    const atHome = builtInFoods.map(({ id }) => id)
    for (const name of await reasons(atHome, 'Uses what you have at home: ')) expect(names).toContain(name)
  })

  it('keeps the capital of a meal in languages that write it so', async () => {
    const messages = {
      core: { mealType: { lunch: 'Mittagessen' } },
      swaps: { alternatives: (meal: string) => `Anderes zum ${meal}` },
    }
    const { user } = await renderPlan({ messages })
    await user.click(button(1, /^Swap: /))
    expect(await screen.findByRole('heading', { name: 'Anderes zum Mittagessen' })).toBeVisible()
  })

  it('swaps one food, and says in which meal', async () => {
    const { user } = renderPlanScreen()
    await user.click(button(0, /^More: /))
    await user.click(await screen.findByRole('button', { name: /^Swap a food/ }))
    await user.click(within(card(0)).getByRole('button', { name: 'Swap this food: Bananas' }))
    const choices = await within(card(0)).findAllByRole('button', { name: /at checkout/ })
    const found = choices.length === 1 ? 'One food fits:' : `${choices.length} foods fit:`
    expect(within(card(0)).getByText(found)).toHaveRole('status')
    const [choice] = choices
    if (!choice) throw new Error('There is no other food.')
    // The food itself may have less: the day's other portions change with it.
    expect(choice).toHaveTextContent(/ protein that day$/)
    const after = choice.textContent.replace(choice.querySelector('small')?.textContent ?? '', '').trim()
    expect(within(card(0)).getByText('Only this day’s unlocked meals are adjusted.')).toBeVisible()
    await user.click(choice)
    await said(new RegExp(`^Saturday’s breakfast now has ${after} in place of Bananas\\.`))
    await waitFor(() => expect(button(0, new RegExp(`^Swap this food: ${after}`))).toHaveFocus())
  })

  it.each(['first', 'leftover'] as const)('says that the whole pot gets a food: %s day', async (which) => {
    const { week } = samplePlan()
    const [first, second] = week.days.map(({ date }) => date)
    if (!first || !second) throw new Error('A week has seven days.')
    const days = week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal): Meal => {
        if (meal.type !== 'breakfast' || day.date > second) return meal
        const isCooked = day.date === first
        const cooked = week.days[0]?.meals.find(({ type }) => type === 'breakfast') ?? meal
        return isCooked
          ? { ...cooked, cook: { servings: 2, forDates: [second] } }
          : { ...cooked, leftoverOf: { date: first, type: 'breakfast' } }
      }),
    }))
    const { user } = renderPlanScreen({ plan: { week: { ...week, days } } })
    if (which === 'leftover') await user.click(screen.getByRole('button', { name: /^Sunday/ }))
    await user.click(button(0, /^More: /))
    await user.click(await screen.findByRole('button', { name: /^Swap a food/ }))
    await user.click(within(card(0)).getByRole('button', { name: 'Swap this food: Bananas' }))
    await within(card(0)).findAllByRole('button', { name: /at checkout/ })
    expect(within(card(0)).getByText(/^The whole pot gets it\./)).toBeVisible()
  })

  it.each([
    ['is named after', 'Broccoli bowl', 'The dish is made with this food.'],
    ['only has beside others', 'Chicken bowl', 'Nothing else fits here.'],
  ])('says that no food fits in place of one that the dish %s', async (_, name, reason) => {
    const { week } = samplePlan()
    const days = week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => (meal.type === 'lunch' ? { ...meal, name } : meal)),
    }))
    const foods = builtInFoods.filter(({ id, category }) => id === 'broccoli' || category !== 'vegetable')
    const { user } = renderPlanScreen({ plan: { week: { ...week, days }, foods } })
    await user.click(button(1, /^More: /))
    await user.click(await screen.findByRole('button', { name: /^Swap a food/ }))
    await user.click(within(card(1)).getByRole('button', { name: 'Swap this food: Broccoli' }))
    expect(await within(card(1)).findByText(`${reason} You can swap the whole dish instead.`)).toBeVisible()
  })

  it('says which leftovers a swapped food changes too, and the difference at checkout', async () => {
    const { week } = samplePlan()
    const [saturday, , , tuesday] = week.days
    const leftoverOf = { date: saturday?.date ?? '', type: 'lunch' as const }
    const days = week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) =>
        day === tuesday && meal.type === 'lunch' ? { ...meal, leftoverOf } : meal,
      ),
    }))
    const { user, store, plan } = renderPlanScreen({ plan: { week: { ...week, days } } })
    await user.click(button(1, /^More: /))
    await user.click(await screen.findByRole('button', { name: /^Avoid a food/ }))
    await user.click(within(card(1)).getByRole('button', { name: 'Swap this food: Broccoli' }))
    const [choice] = await within(card(1)).findAllByRole('button', { name: /at checkout/ })
    if (!choice) throw new Error('There is no other food.')
    await user.click(choice)
    const notice = await screen.findByText(/^Saturday’s lunch now has .* in place of Broccoli\./)
    const { phase } = store.getState()
    const after = phase.name === 'plan' ? phase.plan : plan
    const [usd, laterUsd] = [plan, after].map((each) => groceriesOf(each, each).emptyCupboardTotal)
    const diff = (laterUsd ?? 0) - (usd ?? 0)
    expect(notice.textContent).toMatch(
      /\. Other foods in: Tuesday’s lunch\.( Portions changed: [^.]+\.)? [−+]/,
    )
    expect(notice).toHaveTextContent(`${diff < 0 ? '−' : '+'}$${Math.abs(diff).toFixed(2)} at checkout.`)
  })

  it('names each meal whose portions change with the swap, and every one of them', async () => {
    const { user, store, plan } = renderPlanScreen()
    await user.click(button(0, /^Swap: /))
    const [choice] = await within(card(0)).findAllByRole('button', { name: /at checkout/ })
    if (!choice) throw new Error('There is no choice.')
    await user.click(choice)
    const notice = await screen.findByText(/^Swapped to /)
    const { phase } = store.getState()
    const mealsOf = ({ week }: Pick<typeof plan, 'week'>) => week.days[0]?.meals ?? []
    const now = phase.name === 'plan' ? mealsOf(phase.plan) : []
    const amounts = ({ items }: Meal) => items.map(({ quantity }) => quantity).join()
    const changed = mealsOf(plan).flatMap((was) => {
      const meal = now.find(({ type }) => type === was.type)
      return meal && was.type !== 'breakfast' && amounts(was) !== amounts(meal) ? was.type : []
    })
    expect(changed).not.toEqual([])
    const [, said = ''] = / Portions changed: Saturday’s ([^.]+)\./.exec(notice.textContent) ?? []
    expect(said).toBe(changed.join(', ').replace(/, (?=\w+$)/, ' and '))
  })

  it('closes with Escape and returns the focus', async () => {
    const { user } = renderPlanScreen()
    await user.click(button(0, /^Swap: /))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: /^Swap: / })).not.toBeInTheDocument()
    expect(button(0, /^Swap: /)).toHaveFocus()
  })
})

describe('what is open under a meal', () => {
  it.each([
    ['swap', /^Swap: /],
    ['menu', /^More: /],
  ])('closes when another day shows: %s', async (_, opener) => {
    const { user } = renderPlanScreen()
    await user.click(button(0, opener))
    expect(button(0, opener)).toHaveAttribute('aria-expanded', 'true')
    const [, tuesday] = within(screen.getByRole('group', { name: 'Day' })).getAllByRole('button')
    if (!tuesday) throw new Error('There is no second day.')
    // Safari gives a pressed button no focus, so the menu does not notice that it was left.
    fireEvent.click(tuesday)
    await waitFor(() => expect(tuesday).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(button(0, opener)).toHaveAttribute('aria-expanded', 'false'))
  })
})

describe('the lock of a meal', () => {
  it('is a toggle, says so on the meal, and keeps it from being swapped', async () => {
    const { user } = renderPlanScreen()
    const lock = button(0, /^Lock: /)
    expect(lock).toHaveAttribute('aria-pressed', 'false')
    await user.click(lock)
    expect(lock).toHaveAttribute('aria-pressed', 'true')
    // A voice user says what is written on it.
    expect(lock.getAttribute('aria-label')).toMatch(new RegExp(`^${lock.textContent}: `))
    expect(within(card(0)).getByText('Kept in new plans')).toBeVisible()
    const swap = button(0, /^Swap: /)
    expect(swap).toHaveAttribute('aria-disabled', 'true')
    expect(swap).toHaveAccessibleDescription('This meal is locked. Unlock it first.')
    await user.click(swap)
    expect(swap).toHaveFocus()
    expect(swap).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes the dishes for the meal, and leaves the focus where it is', async () => {
    const { user } = renderPlanScreen()
    await user.click(button(0, /^Swap: /))
    await within(card(0)).findByRole('button', { name: 'Close' })
    await user.click(button(0, /^Lock: /))
    expect(within(card(0)).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(button(0, /^Lock: /)).toHaveFocus()
  })

  it('also exists for the whole day', async () => {
    const { user, store } = renderPlanScreen()
    await press(user, 'Lock day')
    expect(screen.getByRole('button', { name: 'Lock day' })).toHaveAttribute('aria-pressed', 'true')
    for (const lock of screen.getAllByRole('button', { name: /^Lock: / })) {
      expect(lock).toHaveAttribute('aria-pressed', 'true')
    }
    await press(user, 'Lock day')
    expect(store.getState().phase).toMatchObject({ plan: { locked: [] } })
  })

  it('keeps the meal in the next week', async () => {
    const { user } = await renderPlan()
    const kept = nameOf(card(3))
    await user.click(button(3, /^Lock: /))
    await press(user, 'Generate New Plan')
    await screen.findByText('Here is another plan.')
    // Until the overlay has closed, it covers the meals.
    await waitFor(() => expect(nameOf(card(3))).toBe(kept))
    expect(button(3, /^Lock: /)).toHaveAttribute('aria-pressed', 'true')
  })

  it('ends when other answers rule the meal out, and a notice says so', async () => {
    const { user } = await renderPlan()
    const lost = nameOf(card(3))
    const [food] = /beef|chicken|turkey|pork|salmon|cod|shrimp|lentil|bean/i.exec(lost ?? '') ?? []
    expect(food, lost).toBeDefined()
    await user.click(button(3, /^Lock: /))
    await press(user, 'Change Preferences')
    await user.type(screen.getByLabelText(/^Dietary restrictions/), `no ${food?.toLowerCase()}`)
    await press(user, 'Generate My Plan')
    expect(await screen.findByText(`Here is another plan. No longer locked: ${lost}.`)).toBeVisible()
  })
})

describe('the menu of a meal', () => {
  const open = async (user: { click(element: Element): Promise<void> }, index: number) => {
    await user.click(button(index, /^More: /))
    return screen.findByRole('group', { name: /^More: / })
  }
  const choose = async (user: { click(element: Element): Promise<void> }, index: number, name: RegExp) =>
    user.click(within(await open(user, index)).getByRole('button', { name }))

  it('leaves a meal free, and plans it again', async () => {
    const { user } = await renderPlan()
    await choose(user, 1, /^I’m eating out/)
    expect(await said(/^You eat out: .* lunch is left free\./)).toBeVisible()
    expect(within(card(1)).getByText('Nothing planned here')).toBeVisible()
    expect(within(card(1)).getByText('A share of the day is left free')).toBeVisible()
    await waitFor(() => expect(button(1, /^Plan a meal again/)).toHaveFocus())
    const again = button(1, /^Plan a meal again/)
    fireEvent.click(again)
    fireEvent.click(again)
    expect(await said(/^Planned again: \w+’s [a-z]+\./)).toBeVisible()
    await user.click(button(1, /^Swap: /))
    expect(await screen.findByRole('heading', { name: /^Other dishes/ })).toBeVisible()
    expect(screen.queryByText('This is not in the plan now.')).toBeNull()
  })

  it.each([
    [2, 'both', 'both'],
    [3, 'all 3', 'all'],
  ])('says that all %s who eat the same dishes leave a meal out', async (people, ofYou, you) => {
    const others = Array.from({ length: people - 1 }, () => ({ portion: 0.5 }))
    const { user } = renderPlanScreen({ plan: { profile: sampleProfile({ people, others }) } })
    const entry = `^I’m eating out For ${ofYou} of you: its share of the day is left free`
    await choose(user, 1, new RegExp(entry))
    expect(await said(new RegExp(`^You ${you} eat out: .* lunch is left free\\.`))).toBeVisible()
  })

  it.each([
    ['leave a meal free', /^I’m eating out/],
    ['leave a meal out', /^Leave it out/],
  ])('gives the card the sign of its entry: %s', async (_, name) => {
    const { user } = renderPlanScreen()
    const entry = within(await open(user, 1)).getByRole('button', { name })
    const sign = entry.querySelector('svg')?.innerHTML
    await user.click(entry)
    await screen.findByText('Nothing planned here')
    expect(card(1).querySelector('svg')?.innerHTML).toBe(sign)
  })

  it('says whether the other meals have room for the share of one that is left out', async () => {
    const { plan, user, unmount } = renderPlanScreen()
    await choose(user, 1, /^Leave it out/)
    expect(await said(/lunch\. The day’s other meals take its share\./)).toBeVisible()
    expect(within(card(1)).getByText('Its share goes to the day’s other meals')).toBeVisible()
    unmount()

    const { startDate: date } = plan.week
    const locked = (['breakfast', 'dinner', 'snack'] as const).map((type) => ({ date, type }))
    const { user: other } = renderPlanScreen({ plan: { locked } })
    await choose(other, 1, /^Leave it out/)
    expect(await said(/lunch\. The day’s other meals have no room for it\./)).toBeVisible()
  })

  it('says of what was cooked with a meal eaten out that it is cooked on its own day', async () => {
    const { week } = samplePlan()
    const [saturday, sunday] = week.days
    if (!saturday || !sunday) throw new Error('A week has seven days.')
    const mealsOf = (day: typeof saturday, link: Partial<Meal>) => ({
      ...day,
      meals: day.meals.map((meal) => (meal.type === 'dinner' ? { ...meal, ...link } : meal)),
    })
    const days = [
      mealsOf(saturday, { cook: { servings: 2, forDates: [sunday.date] } }),
      mealsOf(sunday, { leftoverOf: { date: saturday.date, type: 'dinner' } }),
      ...week.days.slice(2),
    ]
    const { user } = renderPlanScreen({ plan: { week: { ...week, days } } })
    await choose(user, 3, /^I’m eating out/)
    expect(await said(/ Sunday’s dinner is no longer a leftover: cook it that day\./)).toBeVisible()
  })

  it('moves a meal to another day, whose meal takes its place', async () => {
    const { user } = await renderPlan()
    const dinner = nameOf(card(3))
    await choose(user, 3, /^Move to another day/)
    const days = screen.getByRole('group', { name: 'Move to' })
    const last = within(days).getAllByRole('button').at(-1)
    if (!last) throw new Error('There is no other day.')
    await user.click(last)
    await screen.findByText(new RegExp(`^Now on \\w+: ${dinner}\\.`))
    expect(nameOf(card(3))).not.toBe(dinner)
    await waitFor(() => expect(button(3, /^More: /)).toHaveFocus())
  })

  it('says of a leftover that moves that it is cooked there', async () => {
    const { week } = samplePlan()
    const [saturday, sunday, monday] = week.days
    if (!saturday || !sunday || !monday) throw new Error('A week has seven days.')
    const link = (day: typeof saturday, type: Meal['type'], change: Partial<Meal>) => ({
      ...day,
      meals: day.meals.map((meal) =>
        meal.type === type ? { ...meal, name: 'Soup', dishId: 'soup', ...change } : meal,
      ),
    })
    const days = [
      link(saturday, 'lunch', { cook: { servings: 2, forDates: [sunday.date] } }),
      link(sunday, 'lunch', { leftoverOf: { date: saturday.date, type: 'lunch' } }),
      ...week.days.slice(2),
    ]
    const { user } = renderPlanScreen({ plan: { week: { ...week, days } } })
    await user.click(screen.getByRole('button', { name: /^Sunday/ }))
    await choose(user, 1, /^Move to another day/)
    const target = within(screen.getByRole('group', { name: 'Move to' }))
    await user.click(target.getByRole('button', { name: /^Friday/ }))
    const notice = await screen.findByText(/^Now on Friday: /)
    expect(notice).toHaveTextContent('Friday’s lunch is no longer a leftover: cook it that day.')
  })

  it('hands the focus on from a meal that moves to a day on which it was eaten out', async () => {
    const { week } = samplePlan()
    const [, sunday] = week.days
    const days = week.days.map((day) =>
      day === sunday ? { ...day, meals: day.meals.filter(({ type }) => type !== 'lunch') } : day,
    )
    const eatenOut = [{ date: sunday?.date ?? '', type: 'lunch' as const, freeShare: 0 }]
    const { user } = renderPlanScreen({ plan: { week: { ...week, days }, eatenOut } })
    await choose(user, 1, /^Move to another day/)
    const target = within(screen.getByRole('group', { name: 'Move to' }))
    await user.click(target.getByRole('button', { name: 'Sunday' }))
    const again = await screen.findByRole('button', { name: 'Plan a meal again' })
    await waitFor(() => expect(again).toHaveFocus())
  })

  it('says what it costs at checkout to leave a meal out', async () => {
    const totals: number[] = []
    const { user } = await renderPlan({ onGroceryListChange: (list) => totals.push(list.emptyCupboardTotal) })
    const [before = 0] = totals
    await choose(user, 1, /^Leave it out/)
    const notice = await screen.findByText(/^Left out: /)
    await waitFor(() => expect(totals.at(-1)).not.toBe(before))
    const diff = (totals.at(-1) ?? 0) - before
    expect(notice).toHaveTextContent(`${diff < 0 ? '−' : '+'}$${Math.abs(diff).toFixed(2)} at checkout.`)
  })

  it('offers no day that has the same dish', async () => {
    const { user } = await renderPlan()
    const breakfast = nameOf(card(0))
    await choose(user, 0, /^Move to another day/)
    const days = within(screen.getByRole('group', { name: 'Move to' })).getAllByRole('button')
    // This week has the breakfast on more than one day.
    expect(days.length).toBeLessThan(6)
    for (const day of days) expect(day).not.toHaveTextContent(breakfast)
  })

  it('closes when something else is pressed, also what takes no focus', async () => {
    const { user } = renderPlanScreen()
    const menu = () => screen.queryByRole('group', { name: /^More: / })
    await open(user, 0)
    fireEvent.pointerDown(within(card(0)).getByText(/^I’m eating out/))
    expect(menu()).toBeVisible()
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Your 7-Day Meal Plan' }))
    expect(menu()).not.toBeInTheDocument()
    await open(user, 1)
    await user.click(button(1, /^More: /))
    expect(menu()).not.toBeInTheDocument()
  })

  it('says at once that it stays because it is locked, and so do its foods', async () => {
    const { week } = samplePlan()
    const locked = [{ date: week.startDate, type: 'lunch' as const }]
    const days = week.days.map((day, index) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, name: `${meal.name} ${index}` })),
    }))
    const { user, store } = renderPlanScreen({ plan: { week: { ...week, days }, locked } })
    const reason = 'This meal is locked. Unlock it first.'
    await user.click(button(1, /^More: /))
    for (const name of [/^Move to another day/, /^I’m eating out/, /^Leave it out/]) {
      const entry = (await within(card(1)).findByText(name)).closest('button')
      if (!entry) throw new Error('It is no button.')
      expect(entry).toHaveTextContent(reason)
      expect(entry).toHaveAttribute('aria-disabled', 'true')
      // The reason can be read: only the icon and the name are dimmed.
      expect(getComputedStyle(entry).opacity).toBe('1')
      await user.click(entry)
    }
    expect(screen.queryByRole('group', { name: 'Move to' })).not.toBeInTheDocument()
    await user.click(button(1, /^Avoid a food/))
    const swap = button(1, /^Swap this food: Broccoli/)
    expect(swap).toHaveAttribute('aria-disabled', 'true')
    expect(swap).toHaveAccessibleDescription(reason)
    await user.click(swap)
    expect(swap).toHaveAttribute('aria-expanded', 'false')
    expect(store.getState().notices).toEqual([])
  })

  it('offers no day whose meal is locked', async () => {
    const { week } = samplePlan()
    const days = week.days.map((day, index) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, name: `${meal.type} ${index}` })),
    }))
    const locked = [1, 4].map((index) => ({ date: week.days[index]?.date ?? '', type: 'dinner' as const }))
    const { user } = renderPlanScreen({ plan: { week: { ...week, days }, locked } })
    await choose(user, 3, /^Move to another day/)
    const offered = within(screen.getByRole('group', { name: 'Move to' })).getAllByRole('button')
    expect(offered.map((day) => day.textContent?.match(/dinner \d/)?.[0])).toEqual(
      [2, 3, 5, 6].map((index) => `dinner ${index}`),
    )
  })

  it.each([
    ['twice', { name: 'Dinner 0' }],
    ['again with a side', { name: 'Dinner 0 with bread' }],
    ['again with another filling', { name: 'A dinner of beans', dishId: 'dinner-0' }],
  ])('offers no day that would have the dish %s', async (_, lunch) => {
    const { week } = samplePlan()
    const days = week.days.map((day, index) => ({
      ...day,
      meals: day.meals.map((meal) => {
        if (meal.type === 'dinner') return { ...meal, name: `Dinner ${index}`, dishId: `dinner-${index}` }
        return meal.type === 'lunch' && index === 1 ? { ...meal, ...lunch } : meal
      }),
    }))
    const { user } = renderPlanScreen({ plan: { week: { ...week, days } } })
    await choose(user, 3, /^Move to another day/)
    const offered = within(screen.getByRole('group', { name: 'Move to' })).getAllByRole('button')
    expect(offered.map((day) => day.textContent?.match(/Dinner \d/)?.[0])).toEqual(
      [2, 3, 4, 5, 6].map((index) => `Dinner ${index}`),
    )
  })

  it('rules a dish out, and names what was replaced', async () => {
    const { user } = await renderPlan()
    const dinner = nameOf(card(3))
    await choose(user, 3, /^Never again/)
    await screen.findByText(/ will not be planned again\. (All replaced|Replaced): /)
    expect(screen.queryByRole('heading', { name: dinner })).not.toBeInTheDocument()

    const ruledOut = within(screen.getByRole('group', { name: 'Dishes you ruled out' }))
    await user.click(ruledOut.getByRole('button', { name: `Take back: ${dinner}` }))
    expect(screen.queryByRole('heading', { name: 'What you decided' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo last change' }))
    expect(screen.getByRole('heading', { name: 'What you decided' })).toBeVisible()
  })

  it('neither rules out nor favours a plain dish, whose id others share', async () => {
    const { week } = samplePlan()
    const days = week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        dishId: meal.type === 'dinner' ? 'plain-dinner' : 'salmon-tray',
      })),
    }))
    const favouriteDishIds = ['plain-dinner', 'salmon-tray']
    const { user } = renderPlanScreen({ plan: { week: { ...week, days }, favouriteDishIds } })
    expect(within(card(1)).getByText('More often')).toBeInTheDocument()
    expect(within(card(3)).queryByText('More often')).not.toBeInTheDocument()
    const offered = async (index: number) => {
      const entries = within(await open(user, index)).getAllByRole('button')
      return entries.filter(({ textContent }) => /^(Never again|Stop having it more often)/.test(textContent))
    }
    expect(await offered(1)).toHaveLength(2)
    await user.keyboard('{Escape}')
    expect(await offered(3)).toEqual([])
  })

  it('names a favourite whose name was not kept by its id, whatever that is', () => {
    renderPlanScreen({ plan: { favouriteDishIds: ['constructor'], dishNames: {} } })
    expect(screen.getByRole('button', { name: 'Take back: constructor' })).toBeVisible()
  })

  it('says that a locked meal is no longer locked when a food of it is avoided', async () => {
    const { user } = await renderPlan()
    await user.click(within(card(0)).getByRole('button', { name: /^Lock: / }))
    await choose(user, 0, /^Avoid a food/)
    const [avoid] = within(card(0)).getAllByRole('button', { name: /^Avoid this food: / })
    if (!avoid) throw new Error('There is no food.')
    await user.click(avoid)
    const notice = await screen.findByText(/^Avoided from now on: /)
    expect(notice).toHaveTextContent(/No longer locked: \w+day’s breakfast\./)
    expect(within(card(0)).getByRole('button', { name: /^Lock: / })).toHaveAttribute('aria-pressed', 'false')
  })

  it('says after a food is avoided that other foods with its allergen stay', async () => {
    const { user } = await renderPlan()
    await choose(user, 0, /^Avoid a food/)
    const buttons = within(card(0)).getAllByRole('button', { name: /^Avoid this food: / })
    const foodOf = (button: HTMLElement) =>
      builtInFoods.find(({ name }) => button.getAttribute('aria-label') === `Avoid this food: ${name}`)
    const tagged = buttons.find(
      (button) => foodOf(button)?.contains.length === 1 && foodOf(button)?.id !== 'rolled-oats',
    )
    const tag = tagged && foodOf(tagged)?.contains[0]
    if (!tag) throw new Error('The meal has no food with an allergen.')
    await user.click(tagged)
    const said = avoidableFood[tag]
    expect(await screen.findByText(/^Avoided from now on: /)).toHaveTextContent(
      `Other foods with ${said} stay. To avoid them all, tick ${said} among the foods to avoid.`,
    )
  })

  it('says nothing of gluten after oats are avoided', async () => {
    const { user } = renderPlanScreen()
    await choose(user, 0, /^Avoid a food/)
    await user.click(within(card(0)).getByRole('button', { name: /^Avoid this food: Rolled oats/ }))
    const notice = await screen.findByText(/^Avoided from now on: Rolled oats/)
    expect(notice).not.toHaveTextContent(/gluten/)
  })

  it('names a food once when its forms are avoided with it', async () => {
    const { user } = renderPlanScreen()
    await choose(user, 1, /^Avoid a food/)
    await user.click(within(card(1)).getByRole('button', { name: 'Avoid this food: Broccoli' }))
    expect(await screen.findByText(/^Avoided from now on: Broccoli\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Take back: Broccoli, frozen' })).toBeVisible()
  })

  it('avoids a food of the meal in the whole plan', async () => {
    const { user } = await renderPlan()
    await choose(user, 0, /^Avoid a food/)
    const avoid = within(card(0)).getAllByRole('button', { name: /^Avoid this food: / })[0]
    const food = avoid?.getAttribute('aria-label')?.replace('Avoid this food: ', '') ?? ''
    if (!avoid) throw new Error('There is no food.')
    await user.click(avoid)
    const shortName = food.split(/[,(]/)[0]?.trim() ?? food
    await screen.findByText(new RegExp(`^Avoided from now on: .*${shortName}`))
    expect(within(card(0)).queryByText(food)).not.toBeInTheDocument()

    // The decision can be seen and taken back later.
    const avoided = within(screen.getByRole('group', { name: 'Foods you avoid' }))
    await user.click(avoided.getByRole('button', { name: `Take back: ${food}` }))
    expect(screen.getByText(`May be planned again: ${food}.`)).toBeVisible()
    expect(screen.queryByRole('button', { name: `Take back: ${food}` })).not.toBeInTheDocument()
  })
})
