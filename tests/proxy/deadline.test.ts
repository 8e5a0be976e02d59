import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { MealModel } from '../../proxy/models/mealModel.js'
import { collectGarbage } from './support/collectGarbage.js'
import { fakeUpstream, hang } from './support/fakeUpstream.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'
import { UPSTREAMS } from './support/upstreams.js'

const CALLS = 16
/** On a busy machine sixteen calls take longer than the default wait of one second. */
const PATIENCE = { timeout: 10_000 }

/** A time limit within which sixteen calls reach each model, also on a busy machine. */
const ALL_ARRIVE_MS = 8000

const MEGABYTE = Buffer.alloc(1_000_000, ' ')

/** Writes an endless answer, as fast as it is read. */
function babble(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const write = () => {
    if (!response.destroyed) response.write(MEGABYTE, write)
  }
  write()
}

/** 50 MB of JSON in 50 kB, packed once: packing holds up the upstream, which runs in this process. */
const PACKED = gzipSync(Buffer.concat([...Array.from({ length: 50 }, () => MEGABYTE), Buffer.from('{}')]))

function inflate(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(PACKED)
}

/** Begins an answer and never ends it. */
const stall = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"content":[')
}

async function proxyTo(
  modelAt: (baseUrl: string) => MealModel,
  reaction: (response: ServerResponse) => void,
  modelTimeoutMs = 4000,
) {
  const upstream = await fakeUpstream(reaction)
  const model = modelAt(upstream.baseUrl)
  const limits = { modelTimeoutMs, callsInFlight: CALLS }
  const { app, log } = await testProxy({ model, limits })
  const ask = () => app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
  return { ...upstream, app, ask, log }
}

// All at once: each waits for its time limit.
const ENDLESS = UPSTREAMS.flatMap(([name, { modelAt }]) => [
  { name: `${name}, silent`, modelAt, reaction: hang },
  { name: `${name}, stalled in its answer`, modelAt, reaction: stall },
])

describe('the time limit', () => {
  it('ends every call to every model, although garbage is collected meanwhile', async () => {
    const running = await Promise.all(
      ENDLESS.map(async ({ name, modelAt, reaction }) => {
        const proxy = await proxyTo(modelAt, reaction, ALL_ARRIVE_MS)
        return { name, ...proxy, answers: Array.from({ length: CALLS }, () => proxy.ask()) }
      }),
    )
    await vi.waitFor(() => {
      for (const { name, calls } of running) expect(calls, name).toHaveLength(CALLS)
    }, PATIENCE)
    await sleep(100)
    collectGarbage()
    for (const { name, answers, droppedCalls } of running) {
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses, name).toEqual(Array.from({ length: CALLS }, () => 503))
      await vi.waitFor(() => expect(droppedCalls(), name).toBe(CALLS), PATIENCE)
    }
  }, 30_000)
})

describe.each(UPSTREAMS)('an answer of %s', (_name, { modelAt }) => {
  it.each([
    ['has no end', babble],
    ['becomes huge when it is decompressed', inflate],
  ])('is abandoned soon when it %s', async (_case, reaction) => {
    const { ask, log } = await proxyTo(modelAt, reaction, 60_000)
    const response = await ask()
    expect(await response.json()).toEqual({ error: 'The model gave no usable answer' })
    expect(response.status).toBe(502)
    expect(log).toContainEqual(
      expect.objectContaining({
        event: 'model-failure',
        reason: 'unusable',
        detail: 'more than 1000000 bytes',
      }),
    )
  })
})

describe.each(UPSTREAMS)('the connection to %s', (_name, { modelAt }) => {
  it('does not stay open for a refusal without an end', async () => {
    const { ask, droppedCalls } = await proxyTo(modelAt, (response) => {
      response.writeHead(400).write('{')
    })
    expect((await ask()).status).toBe(502)
    await vi.waitFor(() => expect(droppedCalls()).toBe(1), PATIENCE)
  })

  it('counts as an overload when it is lost in the middle of an answer', async () => {
    const { ask } = await proxyTo(modelAt, (response) => {
      stall(response)
      setTimeout(() => response.destroy(), 50)
    })
    const response = await ask()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: 'overloaded (529)' })
  })

  it('follows no redirect, which could take the key elsewhere', async () => {
    const other = await fakeUpstream(hang)
    const { ask, calls } = await proxyTo(modelAt, (response) => {
      response.writeHead(307, { Location: other.baseUrl }).end()
    })
    expect((await ask()).status).toBe(502)
    expect(calls).toHaveLength(1)
    expect(other.calls).toEqual([])
  })
})

describe.each(UPSTREAMS)('a caller that leaves %s', (_name, { modelAt }) => {
  it('ends the call upstream too, although garbage is collected meanwhile', async () => {
    const { app, calls, droppedCalls } = await proxyTo(modelAt, hang, 60_000)
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port.')
    const leaving = new AbortController()
    const call = { ...postJson({ prompt: DINNER_PROMPT }), signal: leaving.signal }
    const answer = fetch(`http://127.0.0.1:${address.port}/api/generateMeals`, call)
    await vi.waitFor(() => expect(calls).toHaveLength(1), PATIENCE)
    await sleep(100)
    collectGarbage()
    leaving.abort()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(() => expect(droppedCalls()).toBe(1), PATIENCE)
  })
})
