import { act, fireEvent, render, within } from '@testing-library/react'
import { Fragment, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MealPlanner } from 'react-meal-planner'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

/** Renders the widget in shadow mode; `inside` finds things in its root. */
function renderInShadow(onInput = () => undefined) {
  const view = render(
    <StrictMode>
      <main onInput={onInput}>
        <MealPlanner isolation="shadow" />
      </main>
    </StrictMode>,
  )
  const root = view.getByRole('main').firstElementChild?.shadowRoot
  const content = root?.lastElementChild
  if (!(content instanceof HTMLElement)) throw new Error('There is nothing in the shadow root.')
  return { ...view, root, content, inside: within(content) }
}

it('shows the widget within an open shadow root as soon as it is mounted', () => {
  const { inside } = renderInShadow()
  expect(inside.getByRole('button', { name: 'Generate My Plan' })).toBeInTheDocument()
})

it('keeps its styles in the root, not in the document', () => {
  const before = document.head.childElementCount
  const { root } = renderInShadow()
  expect(root?.querySelectorAll('style[data-emotion]').length).toBeGreaterThan(0)
  expect(document.head.childElementCount).toBe(before)
})

it('passes each event to the page once', () => {
  const onInput = vi.fn()
  const { inside } = renderInShadow(onInput)
  fireEvent.input(inside.getByLabelText('Age'), { target: { value: '34' } })
  expect(inside.getByLabelText('Age')).toHaveValue('34')
  expect(onInput).toHaveBeenCalledTimes(1)
})

it('keeps what is typed in its fields from the page’s shortcuts', () => {
  const onKey = vi.fn()
  document.addEventListener('keydown', onKey)
  const { inside } = renderInShadow()
  for (const key of ['g', '/', 'ArrowLeft']) fireEvent.keyDown(inside.getByLabelText('Age'), { key })
  expect(onKey).not.toHaveBeenCalled()
  fireEvent.keyDown(inside.getByLabelText('Age'), { key: 'Escape' })
  fireEvent.keyDown(inside.getByLabelText('Age'), { key: 'k', ctrlKey: true })
  fireEvent.keyDown(inside.getByRole('button', { name: 'Generate My Plan' }), { key: 'g' })
  expect(onKey).toHaveBeenCalledTimes(3)
  document.removeEventListener('keydown', onKey)
})

it('unmounts without a message in the console', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { content, unmount } = renderInShadow()
  unmount()
  await act(async () => undefined)
  expect(content).toBeEmptyDOMElement()
  expect(complaints).not.toHaveBeenCalled()
})

/** What a parser that knows no declarative shadow roots makes of the server's HTML. */
const UNREAD_HTML =
  '<div><template shadowrootmode="open"><p>served</p></template><svg width="1" height="480"></svg></div>'

it('replaces what a server rendered, without a warning, if the parser does not know shadow roots', async () => {
  const complaints = vi.spyOn(console, 'error')
  const app = (
    <StrictMode>
      <MealPlanner isolation="shadow" />
    </StrictMode>
  )
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = UNREAD_HTML
  const host = place.firstElementChild

  const root = await act(async () => hydrateRoot(place, app))
  const content = host?.shadowRoot?.lastElementChild
  expect(content instanceof HTMLElement && within(content).getByLabelText('Age')).toBeTruthy()
  expect(place.firstElementChild).toBe(host)
  expect(host).toBeEmptyDOMElement()
  await act(async () => root.unmount())
  expect(content).toBeEmptyDOMElement()
  expect(complaints).not.toHaveBeenCalled()
})

const CHOICES = ['Female', 'Gain muscle', 'shellfish']

/** A page whose parser has opened the shadow root that the server sent. */
function servedInShadow() {
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = '<div></div>'
  const shadow = place.firstElementChild?.attachShadow({ mode: 'open' })
  if (!shadow) throw new Error('There is no place for the shadow root.')
  shadow.innerHTML = renderToString(<MealPlanner />)
  return {
    place,
    shadow,
    field: (label: string) => within(shadow as unknown as HTMLElement).getByLabelText(label),
  }
}

it.each([
  ['without', Fragment],
  ['with', StrictMode],
])('keeps the choices made before its scripts have loaded, and the focus, %s StrictMode', async (_, Mode) => {
  const { place, shadow, field } = servedInShadow()
  for (const choice of CHOICES) fireEvent.click(field(choice))
  field('shellfish').focus()
  const app = (
    <Mode>
      <MealPlanner isolation="shadow" />
    </Mode>
  )
  const root = await act(async () => hydrateRoot(place, app))
  for (const choice of CHOICES) expect(field(choice)).toBeChecked()
  expect(shadow.activeElement).toBe(field('shellfish'))
  await act(async () => root.unmount())
})
