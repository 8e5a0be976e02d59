import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../bench/proxy/serverProcess.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { ADDRESS } from './support/address.js'
import { EGGS } from './support/calls.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { temporaryFolder } from './support/temporaryFolder.js'

const runFile = promisify(execFile)
const START_LIMIT_MS = 60_000

const run = (command: readonly string[], variables: Readonly<Record<string, string>>) =>
  runFile(process.execPath, ['--import', 'tsx', ...command], {
    env: { PATH: process.env.PATH, ...variables },
  })

describe('a start of the server', () => {
  it('stops with a sentence that names a wrong setting', async () => {
    const started = run(['proxy/server.ts'], { PORT: 'eighty' })
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: 'PORT is "eighty". It must be a whole number from 1 to 65535.\n',
    })
  })

  it(
    'stops with a sentence that names a port in use',
    async () => {
      const first = await startServer({ DATA_DIR: await temporaryFolder() })
      onTestFinished(first.kill)
      const { port } = new URL(first.origin)
      const second = run(['proxy/server.ts'], { PORT: port, DATA_DIR: await temporaryFolder() })
      await expect(second).rejects.toMatchObject({
        code: 1,
        stderr: `PORT ${port} is in use. Set PORT to a free one.\n`,
      })
    },
    START_LIMIT_MS,
  )
})

describe('a running server', () => {
  it(
    'bounds the orders of a subscription by the day, and all calls about delivery of one address by the minute',
    async () => {
      const server = await startServer({
        DATA_DIR: await temporaryFolder(),
        ORDERS_PER_DAY: '1',
        DELIVERY_CALLS_PER_MINUTE: '4',
      })
      onTestFinished(server.kill)
      const call = (method: string, path: string, token: string, body?: object) =>
        fetch(`${server.origin}/api/delivery/${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', 'Erase-Token': token },
          ...(body && { body: JSON.stringify(body) }),
        })
      const subscribed = await call('POST', 'subscribe', '', { deliveryInfo: ADDRESS })
      const { subscriptionId, eraseToken } = await subscribed.json()
      const order = () => call('POST', 'order', eraseToken, { subscriptionId, items: EGGS })
      expect((await order()).status).toBe(200)
      const second = await order()
      expect(second.status).toBe(429)
      expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await second.json()).toEqual({
        error: 'This subscription has had all its orders for today. Order again tomorrow.',
      })
      const cancel = () => call('DELETE', `subscriptions/${subscriptionId}`, 'a guess')
      expect((await cancel()).status).toBe(404)
      const guessedAgain = await cancel()
      expect(guessedAgain.status).toBe(429)
      const seconds = Number(guessedAgain.headers.get('Retry-After'))
      expect(seconds).toBeGreaterThan(1)
      expect(await guessedAgain.json()).toEqual({
        error: `Too many requests from your network. Try again in ${seconds} seconds.`,
      })
    },
    START_LIMIT_MS,
  )

  it(
    "gives the widget's client meals and a subscription that the operator can export",
    async () => {
      const folder = await temporaryFolder()
      const server = await startServer({ DATA_DIR: folder })
      onTestFinished(server.kill)
      const client = createApiClient({ apiBase: `${server.origin}/api` })
      expect(JSON.parse(await client.generateMeals(DINNER_PROMPT))).toMatchObject({ type: 'dinner' })
      const info = {
        address: '1600 Harborview Terrace',
        city: 'San Francisco',
        state: 'CA',
        zipCode: '94103',
        phone: '(415) 555-0123',
      }
      const { subscriptionId } = await client.subscribe(info, { idempotencyKey: 'key-1' })
      await expect(client.subscribe({ ...info, zipCode: '10001' })).rejects.toMatchObject({
        message: 'ZIP code 10001 is not in CA.',
        fieldErrors: { zipCode: 'ZIP code 10001 is not in CA' },
      })
      const { stdout } = await run(['proxy/operate.ts', 'export'], { DATA_DIR: folder })
      expect(JSON.parse(stdout)).toEqual({
        subscriptionId,
        status: 'active',
        deliveryInfo: { ...info, phone: '+14155550123' },
      })
    },
    START_LIMIT_MS,
  )
})
