import { describe, expect, it, onTestFinished } from 'vitest'
import type { Caller } from '../../proxy/limits/caller.js'
import { createCallLine } from '../../proxy/limits/callLine.js'

const callerAt = (id: string): Caller => [{ id, shares: 1 }]
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A line whose work ends when the test says so. Calls that still wait at the end of the test leave the line. */
function stage({ mostSlots = 1, maxWaitMs = 60_000, now = (): number => 0 } = {}) {
  const line = createCallLine({ mostSlots, maxWaitMs, now })
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const run = (caller: string, name: string, signal = over.signal) => {
    const work = () => {
      started.push(name)
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)))
    }
    const call = line.run(work, { caller: callerAt(caller), signal, isAgain: false })
    call.catch(() => undefined)
    return call
  }
  const end = async (name: string) => {
    finish.get(name)?.()
    await settled()
  }
  return { line, run, end, started }
}

describe('the line before the model', () => {
  it('lets callers take turns, each in its own order', async () => {
    const { run, end, started } = stage()
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => run(name.slice(0, 1), name))
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
    await Promise.all(all)
  })

  it('drops a waiting call that is aborted', async () => {
    const { line, run, end, started } = stage()
    run('a', 'first')
    const leaving = new AbortController()
    const second = run('a', 'second', leaving.signal)
    run('a', 'third')
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    expect(line.state()).toMatchObject({ running: 1, waiting: 1 })
    await end('first')
    expect(started).toEqual(['first', 'third'])
  })

  it('never starts a call that is aborted beforehand', async () => {
    const { run, started } = stage()
    await expect(run('a', 'late', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(started).toEqual([])
  })

  it('frees the slot of a call that fails', async () => {
    const { line } = stage()
    const options = { caller: callerAt('a'), signal: new AbortController().signal, isAgain: false }
    await expect(line.run(() => Promise.reject(new Error('broken')), options)).rejects.toThrow('broken')
    expect(await line.run(async () => 'next', options)).toBe('next')
  })

  it('lets a newcomer replace the last call of the caller with the most calls in a full line', async () => {
    const { run } = stage()
    run('a', 'running')
    const waiting = Array.from({ length: 16 }, (_, index) => run('a', `waiting ${index}`))
    const newcomer = run('b', 'newcomer')
    await expect(waiting.at(-1)).rejects.toMatchObject({ name: 'LineFullError', place: 16 })
    await expect(run('a', 'one too many')).rejects.toMatchObject({ name: 'LineFullError' })
    expect(await Promise.race([newcomer, settled().then(() => 'still waiting')])).toBe('still waiting')
  })

  it('refuses at once a call that would wait too long', async () => {
    const { run } = stage({ maxWaitMs: 2000 })
    run('a', 'running')
    const soon = run('b', 'soon')
    await expect(run('c', 'late')).rejects.toMatchObject({ place: 2, retryAfterMs: 3000 })
    expect(await Promise.race([soon, settled().then(() => 'waiting')])).toBe('waiting')
  })

  it('halves its slots when the model has too many calls, and grows them again with answers', async () => {
    let time = 0
    const { line, run, end } = stage({ mostSlots: 8, now: () => time })
    line.heed({ isTooFast: true, waitMs: 100 })
    line.heed({ isTooFast: true, waitMs: 100 })
    expect(line.state().slots).toBe(4)
    time = 101
    for (let call = 0; call < 30; call++) {
      const answer = run('a', `call ${call}`)
      await settled()
      await end(`call ${call}`)
      await answer
    }
    expect(line.state().slots).toBe(8)
  })
})
