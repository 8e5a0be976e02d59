import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPause } from '../../src/host/createPause.js'

/** Works until the pause gives way once. */
async function giveWayOnce(pause: () => Promise<void> | undefined) {
  let pausing = pause()
  while (!pausing) pausing = pause()
  await pausing
}

describe('a pause of the planner', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('uses the scheduler of a browser that can yield', async () => {
    const schedulerYield = vi.fn(async () => undefined)
    vi.stubGlobal('scheduler', { yield: schedulerYield })
    await giveWayOnce(createPause(new AbortController().signal))
    expect(schedulerYield).toHaveBeenCalledOnce()
  })

  it.each([
    ['without a scheduler', undefined],
    ['whose scheduler cannot yield yet', { postTask: () => undefined }],
  ])('gives way in a browser %s', async (_, scheduler) => {
    vi.stubGlobal('scheduler', scheduler)
    await expect(giveWayOnce(createPause(new AbortController().signal))).resolves.toBeUndefined()
  })

  it('ends the work with the reason of an aborted signal', () => {
    const controller = new AbortController()
    const pause = createPause(controller.signal)
    controller.abort(new Error('The visitor left.'))
    expect(pause).toThrow('The visitor left.')
  })
})
