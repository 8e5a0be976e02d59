import { describe, expect, it } from 'vitest'
import { createSemaphore, type Semaphore } from '../../src/core/semaphore.js'

/** Work that records its start and ends when the test says so. */
function stage(semaphore: Semaphore) {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const run = (name: string, options?: Parameters<Semaphore['run']>[1]) =>
    semaphore.run(() => {
      started.push(name)
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)))
    }, options)
  /** Ends a piece of work and lets what waits for it go on. */
  const end = async (name: string) => {
    finish.get(name)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { run, end, started }
}

describe('a semaphore', () => {
  it('runs one task per place at a time, in the order of the requests', async () => {
    const { run, end, started } = stage(createSemaphore(2))
    const all = ['one', 'two', 'three', 'four'].map((name) => run(name))
    expect(started).toEqual(['one', 'two'])
    await end('two')
    expect(started).toEqual(['one', 'two', 'three'])
    await end('one')
    expect(started).toEqual(['one', 'two', 'three', 'four'])
    await end('three')
    await end('four')
    expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'four'])
  })

  it('runs urgent work before waiting work', async () => {
    const { run, end, started } = stage(createSemaphore(1))
    run('first')
    run('patient')
    run('urgent', { isUrgent: true })
    await end('first')
    expect(started).toEqual(['first', 'urgent'])
  })

  it('frees the place of work that fails', async () => {
    const semaphore = createSemaphore(1)
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await semaphore.run(async () => 'next')).toBe('next')
  })
})
