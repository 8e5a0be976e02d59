import { fireEvent, render, waitFor } from '@testing-library/react'
import { builtInFoods } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DishPicture } from '../../src/ui/pictures/DishPicture.js'
import { FoodPicture } from '../../src/ui/pictures/FoodPicture.js'
import type { PicturedFood } from '../../src/ui/pictures/pictureOfFood.js'
import {
  DEFAULT_WIDGET_SETTINGS,
  type HostPictures,
  WidgetSettingsProvider,
} from '../../src/ui/WidgetSettings.js'
import { samplePlan } from '../support/samplePlan.js'

afterEach(() => vi.restoreAllMocks())

const [meal] = samplePlan().week.days.flatMap(({ meals }) => meals)

/** Renders pictures on a page whose host has the given ones. */
function renderPictures(foods: readonly PicturedFood[], pictures: HostPictures | null = null) {
  if (!meal) throw new Error('The sample plan has no meal.')
  const { container } = render(
    <WidgetSettingsProvider value={{ ...DEFAULT_WIDGET_SETTINGS, pictures }}>
      {foods.map((food) => (
        <FoodPicture key={food.id} food={food} />
      ))}
      <DishPicture meal={meal} look="tile" />
    </WidgetSettingsProvider>,
  )
  const drawings = () => [...container.querySelectorAll('svg')]
  const photos = () => [...container.querySelectorAll('img')]
  return { container, drawings, photos }
}

const twoFoods = builtInFoods.slice(0, 2)

describe('the pictures', () => {
  it('are drawn for foods and dishes, and say nothing to screen readers', async () => {
    const { container, drawings } = renderPictures(twoFoods)
    await waitFor(() => expect(drawings()).toHaveLength(3))
    for (const drawing of drawings()) expect(drawing).toHaveAttribute('aria-hidden', 'true')
    expect(container).toHaveTextContent('')
  })

  it('have no attribute that a strict content security policy forbids', async () => {
    const { container, drawings } = renderPictures(twoFoods)
    await waitFor(() => expect(drawings()).toHaveLength(3))
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
  })
})

describe('a host’s own pictures', () => {
  it('replace ours, by the id of the food or of the dish', async () => {
    const asked: unknown[] = []
    const { drawings, photos } = renderPictures(twoFoods, (of) => {
      asked.push(of)
      return of.kind === 'food' && of.id === twoFoods[0]?.id ? '/photos/food.webp' : null
    })
    await waitFor(() => expect(drawings()).toHaveLength(2))
    expect(photos().map((photo) => photo.getAttribute('src'))).toEqual(['/photos/food.webp'])
    expect(photos()[0]).toHaveAttribute('loading', 'lazy')
    expect(photos()[0]).toHaveAttribute('alt', '')
    expect(asked).toContainEqual(expect.objectContaining({ kind: 'dish', name: meal?.name }))
  })

  it('come from the catalogue if a food has one', () => {
    const food = { id: 'own-1', name: 'Own soup', image: 'https://shop.example/soup.webp' }
    const { photos } = renderPictures([food])
    expect(photos().map((photo) => photo.getAttribute('src'))).toEqual([food.image])
  })

  it('give way to ours if one cannot be loaded', async () => {
    const { drawings, photos } = renderPictures(twoFoods, () => '/gone.webp')
    for (const photo of photos()) fireEvent.error(photo)
    await waitFor(() => expect(drawings()).toHaveLength(3))
    expect(photos()).toHaveLength(0)
  })

  it('give way to ours if the host’s function throws', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { drawings } = renderPictures(twoFoods, () => {
      throw new Error('no such shelf')
    })
    await waitFor(() => expect(drawings()).toHaveLength(3))
    expect(complaints.mock.calls).toEqual([[expect.stringContaining('`pictures` threw'), expect.any(Error)]])
  })

  it('give way to ours if the host’s function gives a promise', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const later: unknown = async () => '/x.png'
    const { drawings } = renderPictures(twoFoods, later as HostPictures)
    await waitFor(() => expect(drawings()).toHaveLength(3))
    expect(complaints.mock.calls).toEqual([
      [expect.stringContaining('`pictures` gave no string. Return an address or null'), expect.any(Promise)],
    ])
  })
})
