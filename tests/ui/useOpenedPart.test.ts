import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import { useOpenedPart } from '../../src/ui/useOpenedPart.js'
import { readyStore } from '../support/plannerStore.js'

it('tells the host that it did not load, and tries again when something else of the part is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const offline = new Error('offline')
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline).mockResolvedValue('part')
  const onError = vi.fn()
  const { store } = readyStore({ onError })
  const { result, rerender } = renderHook(({ opened }) => useOpenedPart(load, opened), {
    initialProps: { opened: 'swap' },
    wrapper: ({ children }: { children: ReactNode }) => createElement(PlannerProvider, { store, children }),
  })
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  expect(onError).toHaveBeenCalledExactlyOnceWith(offline)
  rerender({ opened: 'menu' })
  await waitFor(() => expect(result.current).toEqual({ part: 'part', hasFailed: false }))
})
