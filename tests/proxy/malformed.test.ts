import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { errorResponseSchema } from '../../src/contract/calls.js'
import { eraseSubscription, sendOrder } from './support/calls.js'
import { malformedBodies } from './support/malformedBodies.js'
import { postJson, testProxy } from './support/testProxy.js'

const PATHS = ['/api/generateMeals', '/api/delivery/subscribe', '/api/delivery/order'] as const
const RUNS = 3000
const TRACE = /\bat .*:\d+:\d+|node_modules|\.ts\b/

describe('the server', () => {
  it('refuses thousands of malformed bodies without a failure or a stack trace', async () => {
    const { app, log } = await testProxy()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), malformedBodies, async (path, text) => {
        const response = await app.request(path, postJson(text, { 'Erase-Token': 'token' }))
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
        const answer = await response.text()
        expect(answer).not.toMatch(TRACE)
        expect(errorResponseSchema.safeParse(JSON.parse(answer)).success).toBe(true)
      }),
      { numRuns: RUNS },
    )
    expect(log.filter(({ event }) => event === 'failure')).toEqual([])
  })

  it.each(['%00', 'sub_%00', '%F0%9F%92%A9', "'--"])('finds no subscription with the id "%s"', async (id) => {
    const { app, log } = await testProxy()
    expect((await eraseSubscription(app, id, 'token')).status).toBe(404)
    const subscription = { subscriptionId: decodeURIComponent(id), eraseToken: 'token' }
    expect((await sendOrder(app, subscription)).status).toBe(404)
    expect(log.filter(({ event }) => event === 'failure')).toEqual([])
  })

  it('survives bytes that are not HTTP', async () => {
    const { app } = await testProxy()
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const listening = server.address()
    if (listening === null || typeof listening === 'string') throw new Error('The server has no port.')
    const requests = [
      'hello\r\n\r\n',
      'GET /api/health HTTP/1.1\r\n\r\n',
      'GET /api/health HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n',
      'GET /api/%ff%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'POST /api/generateMeals HTTP/1.1\r\nHost: x\r\nContent-Length: nine\r\n\r\n',
      'POST /api/generateMeals HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
    ]
    for (const request of requests) {
      const socket = connect(listening.port, '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => {
        answer += String(chunk)
      })
      socket.end(request)
      await once(socket, 'close')
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer).not.toMatch(TRACE)
    }
    const health = await fetch(`http://127.0.0.1:${listening.port}/api/health`)
    expect(health.status).toBe(200)
  })
})
