import { act, fireEvent, within } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const roots: Root[] = []

afterEach(() => {
  vi.restoreAllMocks()
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
})

/** Loads React, its renderers and the widget as one bundle of a page would, apart from any other bundle. */
async function loadBundle() {
  vi.resetModules()
  const [{ createElement }, { createRoot, hydrateRoot }, server, { MealPlanner }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('react-dom/server'),
    import('react-meal-planner'),
  ])
  const widget = createElement(MealPlanner, { pauses: 0, initialProfile: sampleProfile() })
  function keep(root: Root) {
    roots.push(root)
    return root
  }
  return {
    widget,
    createRoot: (place: HTMLElement) => keep(createRoot(place)),
    hydrateRoot: (place: HTMLElement) => keep(hydrateRoot(place, widget)),
    ...server,
  }
}

function addPlace(html = '') {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  return place
}

/** Expects each id to exist once, and each reference to stay within its widget. */
function expectOwnIds(places: readonly HTMLElement[]) {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(20)
  expect(ids).toEqual([...new Set(ids)])
  for (const place of places) {
    for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
      for (const element of place.querySelectorAll(`[${name}]`)) {
        for (const id of element.getAttribute(name)?.split(' ') ?? [])
          expect(place).toContainElement(document.getElementById(id))
      }
    }
  }
  const groups = places.map((place) => [...place.querySelectorAll<HTMLInputElement>('[type=radio]')])
  const names = groups.flatMap((radios) => [...new Set(radios.map(({ name }) => name))])
  expect(names).toEqual([...new Set(names)])
}

it('gives each widget ids of its own on a page with two copies of React', async () => {
  const complaints = vi.spyOn(console, 'error')
  const places: HTMLElement[] = []
  for (const screenName of ['plan', 'form', 'plan', 'form']) {
    const place = addPlace()
    places.push(place)
    const { createRoot, widget } = await loadBundle()
    await act(async () => createRoot(place).render(widget))
    if (screenName === 'form') continue
    fireEvent.click(within(place).getByRole('button', { name: 'Generate My Plan' }))
    await within(place).findByRole('tablist')
  }
  expectOwnIds(places)
  expect(complaints).not.toHaveBeenCalled()
})

it('gives each widget ids of its own on a page that hydrates several islands', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { hydrateRoot, renderToString, widget } = await loadBundle()
  const places = [addPlace(renderToString(widget)), addPlace(renderToString(widget))]
  for (const place of places) await act(async () => void hydrateRoot(place))
  expectOwnIds(places)
  expect(complaints).not.toHaveBeenCalled()
})

it('hydrates an island after another one loaded what the form can start without', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { createRoot, hydrateRoot, renderToString, widget } = await loadBundle()
  const written = renderToString(widget)
  const first = addPlace()
  await act(async () => createRoot(first).render(widget))
  await within(first).findAllByText(/^[\d,]+ kcal$/)
  expect(renderToString(widget)).toBe(written)
  const second = addPlace(written)
  await act(async () => void hydrateRoot(second))
  await within(second).findAllByText(/^[\d,]+ kcal$/)
  expect(complaints).not.toHaveBeenCalled()
})
