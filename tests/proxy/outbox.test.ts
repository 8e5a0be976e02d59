import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook as Receiver } from 'standardwebhooks'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { parseConfig } from '../../proxy/config/config.js'
import { DatabaseFailure } from '../../proxy/database/databaseFailure.js'
import { replayCommand, skipCommand } from '../../proxy/operate/reviveCommand.js'
import { createOutboxSender } from '../../proxy/outbox/createOutboxSender.js'
import { createWebhook } from '../../proxy/outbox/createWebhook.js'
import { createHttpWebhook } from '../../proxy/outbox/httpWebhook.js'
import { outboxGauges } from '../../proxy/outbox/outboxGauges.js'
import { ADDRESS } from './support/address.js'
import { eraseSubscription, placeOrder, subscribe } from './support/calls.js'
import { ERASED_STATUS } from './support/openTestStorage.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const SECRETS = [randomBytes(32), randomBytes(32)]

interface Received {
  readonly id: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly event: { readonly type: string; readonly data: { readonly subscriptionId: string } }
}

/** The shop's backend: answers with the next status, and with the last one once they run out. */
async function shop(...statuses: readonly number[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    received.push({ id: headers['webhook-id'] ?? '', body, headers, event: JSON.parse(body) })
    const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 200
    response.writeHead(status, status === 307 ? { Location: '/elsewhere' } : {}).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The shop has no port.')
  return { url: `http://127.0.0.1:${address.port}/hook`, received }
}

interface Options {
  readonly url: string
  readonly folder?: string
  readonly retriesInMs?: readonly number[]
}

/** A server that writes events, and what sends them. */
async function proxyWithOutbox({ url, folder, retriesInMs = [] }: Options) {
  const proxy = await testProxy({ tellsOutbox: true, ...(folder !== undefined && { folder }) })
  const webhook = createHttpWebhook({ url, secrets: SECRETS, now: Date.now, timeoutMs: 2000 })
  const log = proxy.log.push.bind(proxy.log)
  const sender = createOutboxSender({ ...proxy, webhook, retriesInMs, log })
  const context = { ...proxy, print: () => undefined, tell: () => undefined }
  return {
    ...proxy,
    sender,
    replay: (id: string) => replayCommand.run(context, id),
    skip: (id: string) => skipCommand.run(context, id),
  }
}

const summary = (received: readonly Received[]) =>
  received.map(({ event }) => [event.type, event.data.subscriptionId])

describe('the outbox', () => {
  it('tells the shop of a subscription and its cancellation, signed with every secret', async () => {
    const { url, received } = await shop()
    const { app, sender } = await proxyWithOutbox({ url })
    const { subscriptionId, eraseToken } = await subscribe(app)
    await sender.drain()
    const status = (await eraseSubscription(app, subscriptionId, eraseToken)).status
    await sender.drain()
    expect(status).toBe(ERASED_STATUS)
    expect(received.map(({ event }) => event)).toEqual([
      {
        type: 'subscription.created',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        data: { subscriptionId, deliveryInfo: { ...ADDRESS, phone: '+14155550123' } },
      },
      { type: 'subscription.cancelled', timestamp: expect.any(String), data: { subscriptionId } },
    ])
    for (const secret of SECRETS) {
      const receiver = new Receiver(secret.toString('base64'))
      for (const { body, headers } of received)
        expect(receiver.verify(body, headers)).toEqual(JSON.parse(body))
    }
  })

  it('tells the shop of an order, with the food in the words of the catalogue', async () => {
    const { url, received } = await shop()
    const { app, sender, database } = await proxyWithOutbox({ url })
    const subscription = await subscribe(app)
    for (let press = 0; press < 2; press++) await placeOrder(app, subscription, undefined, 'key-1')
    const rows = await database.read(database.query.selectFrom('outbox').selectAll())
    expect(JSON.stringify(rows)).not.toMatch(/eggs|dozen/i)
    await sender.drain()
    await sender.drain()
    expect(received.slice(1).map(({ event }) => event)).toEqual([
      {
        type: 'delivery.ordered',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        data: {
          subscriptionId: subscription.subscriptionId,
          orderId: expect.stringMatching(/^ord_/),
          lines: [{ foodId: 'eggs', name: 'Eggs, large', quantity: 2, unit: 'dozen' }],
        },
      },
    ])
  })

  it('drops an order that was not sent before its subscription was erased', async () => {
    const { url, received } = await shop()
    const { app, sender } = await proxyWithOutbox({ url })
    const subscription = await subscribe(app)
    await sender.drain()
    await placeOrder(app, subscription)
    await eraseSubscription(app, subscription.subscriptionId, subscription.eraseToken)
    await sender.drain()
    expect(received.map(({ event }) => event.type)).toEqual([
      'subscription.created',
      'subscription.cancelled',
    ])
  })

  it('leaves events of a newer server to those that know them', async () => {
    const { url, received } = await shop()
    const { app, sender, database, outbox } = await proxyWithOutbox({ url })
    const newer = { id: 'evt_newer', subscription_id: 'sub_newer', type: 'delivery.arrived', created_at: '' }
    await database.write(database.query.insertInto('outbox').values(newer))
    await subscribe(app)
    await sender.drain()
    expect(received.map(({ event }) => event.type)).toEqual(['subscription.created'])
    expect(await outbox.pending()).toEqual([])
  })

  it('tells the shop once when a call was repeated', async () => {
    const { url, received } = await shop()
    const { app, sender } = await proxyWithOutbox({ url })
    await subscribe(app, ADDRESS, 'key-1')
    await subscribe(app, ADDRESS, 'key-1')
    await sender.drain()
    await sender.drain()
    expect(received).toHaveLength(1)
  })

  it('tells the shop of a subscription that was made before a restart', async () => {
    const { url, received } = await shop()
    const folder = await temporaryFolder()
    const { subscriptionId } = await subscribe((await proxyWithOutbox({ url, folder })).app)
    const { sender } = await proxyWithOutbox({ url, folder })
    await sender.drain()
    expect(summary(received)).toEqual([['subscription.created', subscriptionId]])
  })

  it('sends each event once when two servers send', async () => {
    const { url, received } = await shop()
    const folder = await temporaryFolder()
    const one = await proxyWithOutbox({ url, folder })
    const other = await proxyWithOutbox({ url, folder })
    for (let i = 0; i < 30; i++) await subscribe(one.app, { ...ADDRESS, address: `${i} Elm` })
    await Promise.all([one.sender.drain(), other.sender.drain()])
    expect(new Set(received.map(({ id }) => id)).size).toBe(30)
    expect(received).toHaveLength(30)
  })

  it('tries again with the same id until the shop takes it', async () => {
    const { url, received } = await shop(500, 503, 200)
    const { app, sender, log } = await proxyWithOutbox({ url, retriesInMs: [0, 0] })
    await subscribe(app)
    for (let i = 0; i < 4; i++) await sender.drain()
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(received).toHaveLength(3)
    expect(log.filter(({ event }) => event === 'webhook-failure')).toMatchObject([
      { code: 'STATUS_500', attempts: 1 },
      { code: 'STATUS_503', attempts: 2 },
    ])
  })

  it('waits between attempts', async () => {
    const { url, received } = await shop(500)
    const { app, sender } = await proxyWithOutbox({ url, retriesInMs: [3_600_000] })
    await subscribe(app)
    await sender.drain()
    await sender.drain()
    expect(received).toHaveLength(1)
  })

  it('does not follow a redirect', async () => {
    const { url, received } = await shop(307)
    const { app, sender, outbox } = await proxyWithOutbox({ url })
    await subscribe(app)
    await sender.drain()
    expect(received).toHaveLength(1)
    expect(await outbox.pending()).toMatchObject([{ status: 'dead', lastError: 'STATUS_307' }])
  })

  it('says how many events wait, how many are dead, and for how long the oldest has waited', async () => {
    const { url } = await shop(500)
    const { app, sender, outbox } = await proxyWithOutbox({ url })
    expect(await outboxGauges(outbox, Date.now)()).toEqual({
      planner_outbox_waiting: 0,
      planner_outbox_dead: 0,
      planner_outbox_lag_seconds: 0,
    })
    await subscribe(app)
    await sender.drain()
    for (let i = 0; i < 2; i++) await subscribe(app, { ...ADDRESS, address: `${i} Elm` })
    expect(await outboxGauges(outbox, () => Date.now() + 90_000)()).toMatchObject({
      planner_outbox_waiting: 2,
      planner_outbox_dead: 1,
      planner_outbox_lag_seconds: expect.toSatisfy((seconds: number) => seconds >= 90 && seconds < 150),
    })
  })

  it('has no such figures while the database is away', async () => {
    const backlog = () => Promise.reject(new DatabaseFailure('SQLITE_BUSY'))
    const { outbox } = await proxyWithOutbox({ url: 'http://127.0.0.1:1/hook' })
    expect(await outboxGauges({ ...outbox, backlog }, Date.now)()).toEqual({})
  })

  it('keeps ids only, and drops what was erased before it was sent', async () => {
    const { url, received } = await shop()
    const { app, sender, database } = await proxyWithOutbox({ url })
    const { subscriptionId, eraseToken } = await subscribe(app)
    const rows = await database.read(database.query.selectFrom('outbox').selectAll())
    expect(JSON.stringify(rows)).not.toMatch(/Harborview|Francisco|94103|555/)
    await eraseSubscription(app, subscriptionId, eraseToken)
    await sender.drain()
    expect(summary(received)).toEqual([['subscription.cancelled', subscriptionId]])
  })

  it('lets a cancellation pass an event that the shop never took', async () => {
    const { url, received } = await shop(500, 200)
    const { app, sender } = await proxyWithOutbox({ url })
    const { subscriptionId, eraseToken } = await subscribe(app)
    await sender.drain()
    await eraseSubscription(app, subscriptionId, eraseToken)
    await sender.drain()
    expect(summary(received).at(-1)).toEqual(['subscription.cancelled', subscriptionId])
  })

  it('sends a dead event again after a replay, and never after a skip', async () => {
    const { url, received } = await shop(500, 500, 200)
    const { app, sender, outbox, replay, skip } = await proxyWithOutbox({ url })
    await subscribe(app)
    await subscribe(app, { ...ADDRESS, city: 'Oakland' })
    await sender.drain()
    const [first, second] = await outbox.pending()
    expect([first?.status, second?.status]).toEqual(['dead', 'dead'])
    expect(await replay(first?.id ?? '')).toBe(true)
    expect(await skip(second?.id ?? '')).toBe(true)
    expect(await replay('evt_unknown')).toBe(false)
    await sender.drain()
    expect(received.map(({ id }) => id)).toEqual(
      expect.arrayContaining([first?.id, second?.id, first?.id].map((id) => id ?? '')),
    )
    expect(received).toHaveLength(3)
    expect(await outbox.pending()).toEqual([])
  })

  it('holds back later events of a subscription with a dead one, and only those', async () => {
    const { url, received } = await shop(500, 200)
    const { app, sender, database, replay, outbox } = await proxyWithOutbox({ url })
    const { subscriptionId } = await subscribe(app)
    await sender.drain()
    const later = {
      id: 'evt_later',
      subscription_id: subscriptionId,
      type: 'subscription.created',
      created_at: '',
    }
    await database.write(database.query.insertInto('outbox').values(later))
    const other = await subscribe(app, { ...ADDRESS, city: 'Oakland' })
    await sender.drain()
    expect(summary(received).slice(1)).toEqual([['subscription.created', other.subscriptionId]])
    const [dead] = await outbox.pending()
    await replay(dead?.id ?? '')
    await sender.drain()
    expect(received.slice(2).map(({ id }) => id)).toEqual([dead?.id, 'evt_later'])
  })

  it('is tried again when the shop cannot be reached', async () => {
    const { app, sender, log } = await proxyWithOutbox({
      url: `http://127.0.0.1:${await freePort()}/hook`,
      retriesInMs: [60_000],
    })
    await subscribe(app)
    await sender.drain()
    expect(log.at(-1)).toMatchObject({ event: 'webhook-failure', code: 'ECONNREFUSED' })
  })
})

describe('DELIVERY_WEBHOOK_URL', () => {
  const SECRET = `whsec_${randomBytes(32).toString('base64')}`
  const create = (variables: Readonly<Record<string, string>>) =>
    createWebhook(parseConfig(variables), Date.now)

  it.each(['http://shop.example/hook', 'http://127.0.0.1:9000/hook'])('refuses %s', (url) => {
    expect(() => create({ DELIVERY_WEBHOOK_URL: url, DELIVERY_WEBHOOK_SECRETS: SECRET })).toThrow(
      /^DELIVERY_WEBHOOK_URL must begin with https:\/\//,
    )
  })

  it('may be plain http on this machine when DELIVERY_WEBHOOK_LOOPBACK says so', () => {
    const variables = { DELIVERY_WEBHOOK_SECRETS: SECRET, DELIVERY_WEBHOOK_LOOPBACK: 'yes' }
    expect(create({ ...variables, DELIVERY_WEBHOOK_URL: 'http://localhost:9000/hook' })).toBeDefined()
    expect(() => create({ ...variables, DELIVERY_WEBHOOK_URL: 'http://shop.example/hook' })).toThrow(
      'https://',
    )
  })

  it('needs a secret that is long enough, which no message repeats', () => {
    const DELIVERY_WEBHOOK_URL = 'https://shop.example/hook'
    expect(() => create({ DELIVERY_WEBHOOK_URL })).toThrow(
      'DELIVERY_WEBHOOK_SECRETS is not set. DELIVERY_WEBHOOK_URL needs it.',
    )
    expect(() => create({ DELIVERY_WEBHOOK_URL, DELIVERY_WEBHOOK_SECRETS: 'whsec_c2hvcnQ=' })).toThrow(
      /^DELIVERY_WEBHOOK_SECRETS is not usable\./,
    )
  })
})
