import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOpenedPart } from '../../src/ui/useOpenedPart.js'

it('tries again when something else of the part is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part')
  const { result, rerender } = renderHook(({ opened }) => useOpenedPart(load, opened), {
    initialProps: { opened: 'swap' },
  })
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  rerender({ opened: 'menu' })
  await waitFor(() => expect(result.current).toEqual({ part: 'part', hasFailed: false }))
})
