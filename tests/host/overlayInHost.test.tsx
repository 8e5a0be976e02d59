import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { MealPlanner } from 'react-meal-planner'
import { expect, it, vi } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const LONG_MS = 60_000

const forever = new Promise<never>(() => undefined)
const pressGenerate = () => fireEvent.click(screen.getByRole('button', { name: 'Generate My Plan' }))
const overlay = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Making your meal plan' })

/** A part of the page that waits for data. */
function Late({ isWaiting }: { isWaiting: boolean }) {
  if (isWaiting) use(forever)
  return null
}

async function renderInHostDialog() {
  const onHost = vi.fn()
  render(
    <dialog open onKeyDown={onHost} onCancel={onHost} onClose={onHost}>
      <MealPlanner pauses={LONG_MS} initialProfile={sampleProfile()} />
    </dialog>,
  )
  pressGenerate()
  await screen.findByText('Making your meal plan')
  return onHost
}

it('keeps the Escape key from a dialog around the widget', async () => {
  const onHost = await renderInHostDialog()
  const isLeftToBrowser = fireEvent.keyDown(screen.getByText('Making your meal plan'), { key: 'Escape' })
  expect(isLeftToBrowser).toBe(false)
  expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeInTheDocument()
  expect(onHost).not.toHaveBeenCalled()
})

it('cancels when the browser closes it, as a phone’s back gesture does, without an event for a dialog around it', async () => {
  const onHost = await renderInHostDialog()
  fireEvent(overlay(), new Event('cancel'))
  await act(async () => overlay().close())
  expect(screen.queryByText('Making your meal plan')).not.toBeInTheDocument()
  expect(onHost).not.toHaveBeenCalled()
})

it('continues when the page shows something else in place of the widget for a while', async () => {
  const page = (isWaiting: boolean) => (
    <Suspense fallback="Please wait">
      <MealPlanner pauses={LONG_MS} initialProfile={sampleProfile()} />
      <Late isWaiting={isWaiting} />
    </Suspense>
  )
  const { rerender } = render(page(false))
  pressGenerate()
  await screen.findByText('Making your meal plan')
  rerender(page(true))
  expect(screen.getByText('Please wait')).toBeInTheDocument()
  await act(async () => undefined)
  rerender(page(false))
  expect(overlay()).toBeVisible()
})

it('leaves the page where it is when the visitor has gone on to a field of the page meanwhile', async () => {
  render(
    <>
      <input aria-label="Search the shop" />
      <MealPlanner pauses={LONG_MS} initialProfile={sampleProfile()} overlay="widget" />
    </>,
  )
  pressGenerate()
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  screen.getByLabelText('Search the shop').focus()
  fireEvent.click(cancel)
  expect(screen.queryByText('Making your meal plan')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Search the shop')).toHaveFocus()
  expect(scrolled).not.toHaveBeenCalled()
})
