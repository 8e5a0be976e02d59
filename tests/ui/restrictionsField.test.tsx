import { act, screen, waitFor, within } from '@testing-library/react'
import { defaultMessages } from 'react-meal-planner'
import { readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

describe('the restrictions field', () => {
  it('says what was understood of the text and what was not', async () => {
    const { user } = renderPlanner()
    await user.type(screen.getByLabelText('Dietary restrictions'), 'vegan, no peanuts, flexitarian')
    expect(await screen.findByText('Understood: vegan, no peanuts')).toBeInTheDocument()
    expect(
      screen.getByText('Not understood: flexitarian. Tick foods to avoid below, or reword.'),
    ).toBeInTheDocument()
  })

  it('does not call understood what it cannot fully apply', async () => {
    const { user } = renderPlanner()
    await user.type(screen.getByLabelText('Dietary restrictions'), 'no pork, sugar')
    expect(await screen.findByText('Understood: no pork')).toBeInTheDocument()
    expect(screen.getByText('Not fully applied: sugar')).toBeInTheDocument()
  })

  it('says which macro split counts if there are two, and asks nobody to check labels for it', async () => {
    const { user } = renderPlanner()
    await user.click(screen.getByRole('checkbox', { name: 'High protein' }))
    await user.click(screen.getByRole('checkbox', { name: 'Keto' }))
    expect(
      await screen.findByText('Protein, fat and carbs follow keto, not high protein.'),
    ).toBeInTheDocument()
    expect(screen.queryByText(/Not understood/)).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /check the labels/ })).toBeNull()
  })

  it('lets chips write into the text and remove what they wrote', async () => {
    const { user } = renderPlanner()
    const restrictions = screen.getByLabelText('Dietary restrictions')
    const vegan = screen.getByRole('checkbox', { name: 'Vegan' })
    await user.type(restrictions, 'no peanuts')
    await user.click(vegan)
    expect(restrictions).toHaveValue('no peanuts, vegan')
    expect(vegan).toBeChecked()
    await user.click(vegan)
    expect(restrictions).toHaveValue('no peanuts')
    await waitFor(() => expect(vegan).not.toBeChecked())
  })

  describe('with a text that is too long', () => {
    const END = ' I am allergic to shellfish and sesame.'
    const LONG = `${'We cook at home. '.repeat(60).slice(0, 1018 - END.length)}${END}`
    const FAULT = 'Dietary restrictions must be at most 1,000 letters'
    const field = () => screen.getByLabelText('Dietary restrictions')

    async function paste(text: string, { user } = renderPlanner({ initialProfile: sampleProfile() })) {
      await user.click(field())
      await user.paste(text)
      return user
    }

    it('keeps what was pasted, and says that it is too long', async () => {
      // Screen readers say what comes into a status that was there before.
      const places = () => screen.getAllByRole('status')
      const planner = renderPlanner({ initialProfile: sampleProfile() })
      const before = places()
      await paste(LONG, planner)
      const said = (await screen.findByText(FAULT)).closest<HTMLElement>('[role=status]')
      expect(before).toContain(said)
      expect(field()).toHaveValue(LONG)
      expect(field()).toBeInvalid()
      expect(field()).toHaveAccessibleDescription(FAULT)
    })

    it('leaves the targets as they are', async () => {
      const initialProfile = sampleProfile({ dietaryRestrictions: 'keto' })
      const { user } = renderPlanner({ initialProfile })
      const targets = () => within(screen.getByRole('region', { name: 'Your daily targets' }))
      const numbers = () =>
        targets()
          .getAllByRole('definition')
          .map(({ textContent }) => textContent)
      expect(await targets().findByText(/^[\d,]+ kcal$/)).toBeVisible()
      const before = numbers()
      await user.click(field())
      await user.paste(`, ${LONG}`)
      expect(await screen.findByText(FAULT)).toBeInTheDocument()
      await act(async () => undefined)
      expect(numbers()).toEqual(before)
      expect(targets().getByText(/^Estimated from your body/)).toBeVisible()
    })

    it('makes no plan of it, and leads to the field', async () => {
      const user = await paste(LONG)
      await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
      expect(await screen.findByText('1 answer needs another look.')).toBeInTheDocument()
      await waitFor(() => expect(field()).toHaveFocus())
      expect(await screen.findByText(FAULT)).toBeInTheDocument()
      expect(field()).toHaveValue(LONG)
    })

    it('reads it once it is shorter', async () => {
      const user = await paste(LONG)
      expect(await screen.findByText(FAULT)).toBeInTheDocument()
      await user.clear(field())
      await user.paste(LONG.slice(-1000))
      expect(field()).toBeValid()
      expect(screen.queryByText(FAULT)).toBeNull()
      expect(await screen.findByText(/^Understood: .*no shellfish, no sesame/)).toBeInTheDocument()
    })

    it('lets a chip make it longer, and says so', async () => {
      const user = await paste(LONG.slice(-1000))
      await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
      expect(await screen.findByText(FAULT)).toBeInTheDocument()
    })

    it('shows one that a host gives', async () => {
      renderPlanner({ initialProfile: { dietaryRestrictions: LONG } })
      expect(field()).toHaveValue(LONG)
      expect(await screen.findByText(FAULT)).toBeInTheDocument()
    })
  })

  it.each(Object.keys(defaultMessages.profile.restrictions.quickChips))(
    'understands the chip "%s"',
    (term) => {
      expect(readRestrictions(term)).toMatchObject({ understood: [term], notUnderstood: [] })
    },
  )
})

describe('a food to avoid', () => {
  const avoided = () => within(screen.getByRole('group', { name: 'Foods to avoid' }))
  const food = (name: string) => avoided().getByRole('checkbox', { name })

  it('can be ticked and unticked', async () => {
    const { user } = renderPlanner()
    await user.click(avoided().getByRole('button', { name: '13 more' }))
    await user.click(food('citrus fruits'))
    await user.click(food('tree nuts'))
    await user.click(food('citrus fruits'))
    expect(food('tree nuts')).toBeChecked()
    expect(food('citrus fruits')).not.toBeChecked()
  })

  it('is one of 21, of which eight show before the others are asked for', async () => {
    const { user } = renderPlanner()
    expect(avoided().getAllByRole('checkbox')).toHaveLength(8)
    await user.click(avoided().getByRole('button', { name: '13 more' }))
    expect(avoided().getAllByRole('checkbox')).toHaveLength(21)
    await user.click(food('garlic'))
    await user.click(avoided().getByRole('button', { name: 'Fewer' }))
    expect(avoided().getAllByRole('checkbox')).toHaveLength(9)
    expect(food('garlic')).toBeChecked()
    expect(avoided().getByRole('button', { name: '12 more' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('is marked when the text rules it out, even in other words', async () => {
    const { user } = renderPlanner()
    await user.type(screen.getByLabelText('Dietary restrictions'), 'no peanuts, lactose intolerant, halal')
    await waitFor(() => expect(food('peanuts')).toBeChecked())
    expect(food('dairy')).toBeChecked()
    expect(food('pork')).toBeChecked()
    expect(food('eggs')).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Dairy free' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Halal' })).toBeChecked()
  })

  it.each([
    ['paleo', ['peanuts', 'dairy', 'gluten', 'soy']],
    ['whole30', ['peanuts', 'dairy', 'gluten', 'soy']],
    ['AIP', ['peanuts', 'tree nuts', 'eggs', 'dairy', 'gluten', 'soy', 'sesame', 'tomatoes', 'peppers']],
    ['alpha-gal', ['beef', 'pork']],
  ])('is marked for all that a diet rules out, even if more may be needed: %s', async (diet, names) => {
    renderPlanner({ initialProfile: { dietaryRestrictions: diet } })
    await waitFor(() => expect(food(names[0] as string)).toBeChecked())
    const ticked = avoided().getAllByRole('checkbox', { checked: true })
    expect(ticked.map((one) => one.getAttribute('value')).sort()).toEqual([...names].sort())
  })

  it('leaves the text when it is unticked', async () => {
    const { user } = renderPlanner()
    const text = screen.getByLabelText('Dietary restrictions')
    await user.type(text, 'vegetarian, no peanuts')
    await waitFor(() => expect(food('peanuts')).toBeChecked())
    await user.click(food('peanuts'))
    expect(text).toHaveValue('vegetarian')
    await waitFor(() => expect(food('peanuts')).not.toBeChecked())
  })

  describe('whose phrase in the text means more', () => {
    it.each([
      ['nut allergy', 'peanuts'],
      ['vegetarian', 'fish'],
      ['vegan, no mushrooms', 'dairy'],
      ['vegan, no dairy', 'dairy'],
      ['pescatarian', 'chicken'],
      ['kosher', 'pork'],
      ['paleo', 'dairy'],
      ['no seafood', 'fish'],
      ['allergic to peanuts and eggs', 'eggs'],
      ['allergic to peanuts, eggs', 'peanuts'],
      ['lactose intolerant', 'dairy'],
      ['I am celiac and diabetic', 'gluten'],
    ])('stays ticked with "%s" and sends the visitor to the text: %s', async (said, name) => {
      const { user } = renderPlanner()
      const text = screen.getByLabelText('Dietary restrictions')
      await user.type(text, said)
      await waitFor(() => expect(food(name)).toBeChecked())
      await user.click(food(name))
      const reason = `“${name}” comes from your text above. Change the text to untick it.`
      expect(screen.getByText(reason).closest('[role="status"]')).toBeInTheDocument()
      expect(text).toHaveValue(said)
      expect(text).toHaveFocus()
      expect(food(name)).toBeChecked()
    })

    it('gives its reason until the text is another one', async () => {
      const { user } = renderPlanner()
      await user.type(screen.getByLabelText('Dietary restrictions'), 'vegan and kosher')
      const vegan = screen.getByRole('checkbox', { name: 'Vegan' })
      await waitFor(() => expect(vegan).toBeChecked())
      await user.click(vegan)
      expect(screen.getByText(/^“Vegan” comes from your text above/)).toBeInTheDocument()
      await user.keyboard(', no mushrooms')
      await waitFor(() => expect(screen.queryByText(/comes from your text above/)).toBeNull())
    })
  })

  it.each([
    ['no dairy', 'dairy'],
    ['dairy free', 'dairy'],
    ['I hate eggs', 'eggs'],
  ])('is allowed again with its phrase: "%s"', async (said, name) => {
    const { user } = renderPlanner()
    const text = screen.getByLabelText('Dietary restrictions')
    await user.type(text, `halal, ${said}`)
    await waitFor(() => expect(food(name)).toBeChecked())
    await user.click(food(name))
    expect(text).toHaveValue('halal')
    await waitFor(() => expect(food(name)).not.toBeChecked())
  })

  it('leaves what was typed after the last pause', async () => {
    const { user } = renderPlanner()
    const text = screen.getByLabelText('Dietary restrictions')
    await user.type(text, 'no peanuts')
    await waitFor(() => expect(food('peanuts')).toBeChecked())
    await user.type(text, ', no shrimp')
    await user.click(food('peanuts'))
    expect(text).toHaveValue('no shrimp')
  })
})

it('starts the generation when Enter is pressed in a field', async () => {
  const { user } = renderPlanner({ initialProfile: sampleProfile(), pauses: 60_000 })
  await user.type(screen.getByLabelText('Age'), '{Enter}')
  expect(await screen.findByText('Making your meal plan')).toBeInTheDocument()
})
