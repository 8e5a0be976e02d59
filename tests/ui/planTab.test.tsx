import { act, screen, waitFor, within } from '@testing-library/react'
import { toMeal, toWeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { planBasisOf } from '../../src/core/plan/planBasis.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { ShownPlan } from '../../src/store/plannerState.js'
import { createFormat, metricFormat } from '../../src/ui/format.js'
import { renderPlan } from '../support/renderPlanner.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const dayButtons = () => within(screen.getByRole('group', { name: 'Day' })).getAllByRole('button')

/** The sample week with `scale` times as much of everything. */
function scaledWeek(scale: number) {
  const { week } = samplePlan()
  return toWeekPlan(
    week.startDate,
    week.days.map((day) =>
      day.meals.map((meal) =>
        toMeal(
          meal.type,
          meal.name,
          meal.items.map((item) => ({
            ...item,
            quantity: item.quantity * scale,
            calories: item.calories * scale,
            protein: item.protein * scale,
            carbs: item.carbs * scale,
            fat: item.fat * scale,
          })),
        ),
      ),
    ),
  )
}

describe('the plan overview', () => {
  it('says when the week starts, its average calories a day and its cost', () => {
    renderPlanScreen()
    expect(screen.getByRole('heading', { name: 'Your 7-Day Meal Plan' })).toBeInTheDocument()
    expect(screen.getByText('Starts Saturday, November 21')).toBeInTheDocument()
    expect(screen.getByText('Average a day').nextElementSibling).toHaveTextContent(/^[\d,]+ kcal$/)
    expect(screen.getByText('of $120.00 budget')).toBeInTheDocument()
  })

  it('updates the cost with the next week, even after a page translator has replaced our text nodes', async () => {
    const totals: number[] = []
    const { user } = await renderPlan({ onGroceryListChange: ({ total }) => totals.push(total) })
    const cost = () => screen.getByText('This week uses').closest('dt')?.nextElementSibling
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const translated = document.createElement('font')
      translated.textContent = text.textContent
      text.parentNode?.replaceChild(translated, text)
    }
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    await waitFor(() => expect(totals).toHaveLength(2))
    expect(totals[0]).not.toBe(totals[1])
    await waitFor(() => expect(cost()).toHaveTextContent(`$${totals[1]?.toFixed(2)}`))
  })

  it('shows the specified error and ways out when the plan has no days', async () => {
    const { user, store } = renderPlanScreen({ plan: { week: { ...samplePlan().week, days: [] } } })
    expect(screen.getByRole('alert')).toHaveTextContent('Error: No meal plan data available.')
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    expect(store.getState().phase.name).toBe('profile')
  })

  it('has no style attributes, which a strict content security policy forbids', async () => {
    const { container, openTab } = renderPlanScreen()
    for (const tab of ['Meal Plan', 'Grocery List', 'Delivery']) {
      await openTab(tab)
      expect(container.querySelectorAll('[style]')).toHaveLength(0)
    }
  })
})

describe('the tab list', () => {
  it('starts on Meal Plan and follows the arrow keys', async () => {
    const { user } = renderPlanScreen()
    const tabs = screen.getAllByRole('tab')
    const [mealPlan, groceryList] = tabs
    expect(mealPlan).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Meal Plan' }))
    await user.keyboard('{ArrowRight}')
    expect(groceryList).toHaveFocus()
    expect(groceryList).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: 'Grocery List' })).toBeVisible()
    await user.keyboard('{End}')
    expect(tabs.at(-1)).toHaveAttribute('aria-selected', 'true')
  })
})

describe('the day picker', () => {
  it('shows seven days with name, date and calories, and selects the first one', () => {
    renderPlanScreen()
    const buttons = dayButtons()
    expect(buttons).toHaveLength(7)
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      ...Array(6).fill('false'),
    ])
    expect(buttons[0]).toHaveAccessibleName(/^Saturday Nov 21, [\d,]+ of 1,710 kcal$/)
  })

  it('marks today, and says once the week is over', () => {
    const current = () => screen.queryByRole('button', { current: 'date' })
    // The store's clock stands on the sample week's first day.
    const { unmount } = renderPlanScreen()
    expect(current()).toHaveAccessibleName(/^Saturday Nov 21,/)
    expect(screen.queryByText(/^This week ended/)).not.toBeInTheDocument()
    unmount()
    renderPlanScreen({ plan: { week: samplePlan('2026-11-14').week } })
    expect(current()).not.toBeInTheDocument()
    expect(screen.getByText(/^This week ended on Friday, November 20\./)).toBeVisible()
  })

  it('crosses the end of a month', () => {
    renderPlanScreen({ plan: samplePlan('2026-11-28') })
    expect(dayButtons().at(-1)).toHaveAccessibleName(/^Friday Dec 4/)
  })

  it('shows the meals of the day that is chosen', async () => {
    const { user } = renderPlanScreen()
    await user.click(screen.getByRole('button', { name: /^Monday/ }))
    expect(screen.getByRole('button', { name: /^Monday/ })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('heading', { name: 'Monday, November 23' })).toBeInTheDocument()
  })

  it('lists the meals in the order of the clock, with amounts in two measures', () => {
    renderPlanScreen()
    const meals = screen.getAllByRole('article')
    expect(meals.map((meal) => within(meal).getByText(/[AP]M$/).textContent)).toEqual([
      'Breakfast · 7:00 AM',
      'Lunch · 12:30 PM',
      'Snack · 3:00 PM',
      'Dinner · 7:00 PM',
    ])
    const eggs = screen.getByText('2 large eggs').closest('li')
    expect(eggs).toHaveTextContent(/^Eggs.*2 large eggs3\.5 oz$/)
  })

  it('shows grams and macros of each food of a meal at a tap on its total', async () => {
    const { user } = renderPlanScreen()
    expect(screen.queryByText('100 g')).not.toBeInTheDocument()
    const snack = screen.getByRole('article', { name: 'Eggs and an apple' })
    await user.click(within(snack).getByRole('button', { name: /Numbers of each food: / }))
    const eggs = within(snack).getByText('100 g').closest('li')
    expect(eggs).toHaveTextContent(/kcal.*Protein.*Carbs.*Fat/)
  })

  it('names its meal in the button of its numbers, after what is seen', () => {
    renderPlanScreen()
    const snack = screen.getByRole('article', { name: 'Eggs and an apple' })
    expect(
      within(snack).getByRole('button', { name: /^\d+ kcal.*Numbers of each food: Eggs and an apple$/ }),
    ).toBeVisible()
  })

  it('says the grams of a food once in metric units', async () => {
    const { user } = renderPlanScreen({ format: metricFormat(createFormat('en-US')) })
    const snack = screen.getByRole('article', { name: 'Eggs and an apple' })
    await user.click(within(snack).getByRole('button', { name: /Numbers of each food: / }))
    const eggs = within(snack).getByText('Eggs, large').closest('li')
    expect(eggs).toHaveTextContent(/^Eggs, large2 large eggs100 g\d+ kcal/)
  })
})

describe('the picture of the week', () => {
  it.each([
    ['en-US', /^in %SatSunMonTueWedThuFri$/],
    ['pt-PT', /^in %sábdomsegterquaquisex$/],
    ['he-IL', /^in %21222324252627$/],
  ])('names the weekdays so that they fit side by side in %s', (locale, names) => {
    renderPlanScreen({ format: createFormat(locale) })
    expect(screen.getByText('in %').closest('div')).toHaveTextContent(names)
  })
})

describe('a daily target', () => {
  it('shows how much of a target the day reaches, as numbers and as a word', () => {
    renderPlanScreen()
    const card = screen.getByRole('group', { name: 'Protein' })
    const { days } = samplePlan().week
    const protein = Math.round(days[0]?.totals.protein ?? 0)
    expect(card).toHaveTextContent(`${protein} / 128 g`)
    expect(card).toHaveTextContent(protein < 128 * 0.95 ? 'Room for More' : 'On Track')
  })

  it.each([
    [0.5, 'Room for More'],
    [3, 'Above Target'],
  ])('rates %f times the food as "%s", with bars that end at 150 percent', (scale, label) => {
    renderPlanScreen({ plan: { week: scaledWeek(scale) } })
    const card = screen.getByRole('group', { name: 'Calories' })
    expect(card).toHaveTextContent(label)
    const meter = within(card).getByRole('meter', { name: 'Calories' })
    expect(Number(meter.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(150)
    expect(meter).toHaveAttribute('aria-valuemax', '150')
    expect(meter).toHaveAttribute('aria-valuetext', expect.stringContaining(label))
  })
})

describe('the week comparison', () => {
  it('has bars that end at 100 percent, without a mark for more', () => {
    renderPlanScreen({ plan: { week: scaledWeek(3) } })
    const bars = [...(screen.getByText('/ 11,970 kcal').closest('div')?.querySelectorAll('rect') ?? [])]
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['100%'])
  })

  it('has a table for screen readers, with seven times the daily target', () => {
    renderPlanScreen()
    const table = screen.getByRole('table', { name: 'Each day against the daily target' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 7 + 3)
    const weekly = within(table).getByRole('row', { name: /^Weekly target/ })
    expect(weekly).toHaveTextContent('11,970')
  })

  it('says why calories are fewer than protein, carbs and fat come to', () => {
    renderPlanScreen()
    expect(screen.getByText(/because fiber counts less than other carbs\.$/)).toBeVisible()
  })

  it('compares a day with a meal eaten out with what is left of its target', () => {
    const { week } = samplePlan()
    const [first] = week.days
    if (!first) throw new Error('No days')
    const eatenOut = [{ date: first.date, type: 'dinner' as const, freeShare: 0.3 }]
    renderPlanScreen({ plan: { eatenOut } })
    expect(screen.getByText(/^[\d,]+ kcal a day with room left for one meal$/)).toBeInTheDocument()
    const table = screen.getByRole('table', { name: 'Each day against the daily target' })
    expect(within(table).getByRole('row', { name: /^Daily target/ })).toHaveTextContent('1,710')
    const own = within(table).getAllByRole('row', { name: /^Target of / })
    expect(own).toHaveLength(1)
    expect(own[0]).toHaveTextContent(/^Target of Saturday, November 21\D*1,197/)
    expect(within(table).getByRole('row', { name: /^Weekly target/ })).toHaveTextContent('11,457')
  })

  it('has all five numbers of the picture in that table', () => {
    renderPlanScreen()
    const table = screen.getByRole('table', { name: 'Each day against the daily target' })
    expect(within(table).getByRole('columnheader', { name: 'Fiber (g)' })).toBeInTheDocument()
  })
})

describe('the notes about a plan', () => {
  it('name what misses its target most, and the avoided foods as the reason', () => {
    renderPlanScreen({
      plan: { week: scaledWeek(0.5), profile: sampleProfile({ foodRestrictions: ['dairy'] }) },
    })
    const week = screen.getByRole('heading', { name: 'Your week against your targets' }).parentElement
    expect(week).toHaveTextContent('No day meets its calories, protein, carbs and fat.')
    expect(week).toHaveTextContent('Fiber is short every day.')
    expect(week).toHaveTextContent(/\w+day is \d+% short on \w+, .*, and \d+ more\./)
    expect(week).toHaveTextContent('What you avoid leaves fewer foods to choose from.')
  })

  describe('after a change of the visitor', () => {
    /** Each day reaches the same. Saturday has the large dinner, and Sunday the large lunch. */
    function evenWeek() {
      const { week } = samplePlan()
      const days = week.days.map(({ meals }, index) => {
        const named = meals.map((meal) => ({ ...meal, name: `${meal.name} ${index}` }))
        const [breakfast, lunch, dinner, snack] = named
        if (!breakfast || !lunch || !dinner || !snack) throw new Error('The day lacks a meal.')
        if (index % 2 === 0) return named
        return [
          breakfast,
          { ...dinner, type: 'lunch' as const },
          { ...lunch, type: 'dinner' as const },
          snack,
        ]
      })
      return toWeekPlan(week.startDate, days)
    }
    const profile = sampleProfile({ foodRestrictions: ['dairy'] })
    /** With the targets that its days reach, apart from those that have no dinner. */
    function evenPlan(withoutDinner?: number) {
      const { startDate, days } = evenWeek()
      const targets = { ...planBasisOf(profile).targets, ...days[0]?.totals }
      const meals = days.map((day, index) =>
        index === withoutDinner ? day.meals.filter(({ type }) => type !== 'dinner') : day.meals,
      )
      return { week: toWeekPlan(startDate, meals), profile, basis: { ...planBasisOf(profile), targets } }
    }
    const week = () => screen.getByRole('heading', { name: 'Your week against your targets' }).parentElement
    /** Saturday and Sunday have each other's dinner, in portions that nothing makes up for. */
    async function moveDinner({ store }: ReturnType<typeof renderPlanScreen>) {
      const move = (before: ShownPlan) => {
        const dinners = before.week.days.map(({ meals }) => meals.filter(({ type }) => type === 'dinner'))
        const days = before.week.days.map(({ meals }, index) => [
          ...meals.filter(({ type }) => type !== 'dinner'),
          ...(dinners[index < 2 ? 1 - index : index] ?? []),
        ])
        return { plan: { ...before, week: toWeekPlan(before.week.startDate, days) }, text: 'Moved.' }
      }
      await act(() => planActionsOf(store).planChange('move', move, () => 'Not moved.'))
    }

    it('name the days that it has put off target, and not the avoided foods', async () => {
      const screenOfPlan = renderPlanScreen({ plan: evenPlan() })
      expect(week()).toHaveTextContent('Every day meets its calories, protein, carbs and fat.')
      await moveDinner(screenOfPlan)
      expect(week()).toHaveTextContent('Your own changes put Saturday and Sunday off target.')
      expect(week()).not.toHaveTextContent('What you avoid')
      await screenOfPlan.user.click(screen.getByRole('button', { name: 'Undo' }))
      expect(week()).not.toHaveTextContent('Your own changes')
    })

    it('give the reason of each day if others were off target before', async () => {
      const screenOfPlan = renderPlanScreen({ plan: evenPlan(4) })
      const reason = 'What you avoid leaves fewer foods to choose from.'
      expect(week()).toHaveTextContent(reason)
      expect(week()).not.toHaveTextContent('Your own changes')
      await moveDinner(screenOfPlan)
      expect(week()).toHaveTextContent(
        `Your own changes put Saturday and Sunday off target. As for the rest: ${reason}`,
      )
    })
  })

  it('says when the list was scaled down to the budget, and what it costs in full', () => {
    renderPlanScreen({ plan: { profile: sampleProfile({ weeklyFoodBudget: 25 }) } })
    expect(
      screen.getByText(/^In full, this week costs \$\d+\.\d\d, more than your budget of \$25\.00/),
    ).toBeVisible()
  })

  it('warn an underweight visitor who wants to lose weight, beside the daily targets', () => {
    renderPlanScreen({ plan: { profile: sampleProfile({ weight: 100 }) } })
    const targets = screen.getByRole('heading', { name: 'Daily targets' }).parentElement
    expect(targets).toHaveTextContent(/already under a healthy weight/)
  })
})

describe('the action row', () => {
  it('opens the Delivery tab with "Get Groceries Delivered" and moves the focus there', async () => {
    const { user } = renderPlanScreen()
    await user.click(screen.getByRole('button', { name: 'Get Groceries Delivered' }))
    expect(screen.getByRole('tab', { name: 'Delivery', selected: true })).toHaveFocus()
  })

  it('goes back to the form with "Change Preferences" and keeps the answers', async () => {
    const { user } = await renderPlan()
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    expect(screen.getByLabelText('Age')).toHaveValue('34')
  })
})
