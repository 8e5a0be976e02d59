import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook as Receiver } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { createOutboxSender } from '../../proxy/outbox/createOutboxSender.js'
import type { OutboxStore } from '../../proxy/outbox/outboxStore.js'
import type { Webhook } from '../../proxy/outbox/webhook.js'
import { ADDRESS } from './support/address.js'
import { eraseSubscription, subscribe } from './support/calls.js'
import { ERASED_STATUS } from './support/openTestStorage.js'
import { proxyWithOutbox, SECRETS, shop, summary } from './support/outboxProxy.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

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

  it('has kept what the shop took when it has stopped', async () => {
    const proxy = await testProxy({ tellsOutbox: true })
    const outbox: OutboxStore = {
      ...proxy.outbox,
      async markSent(event) {
        await sleep(50)
        await proxy.outbox.markSent(event)
      },
    }
    await subscribe(proxy.app)
    const silent = await subscribe(proxy.app, { ...ADDRESS, city: 'Oakland' })
    let posts = 0
    const webhook: Webhook = {
      async post({ subscriptionId }, _body, signal) {
        posts++
        await once(signal, 'abort')
        if (subscriptionId === silent.subscriptionId) throw signal.reason
        return null
      },
    }
    const stop = createOutboxSender({ ...proxy, outbox, webhook, log: () => undefined }).start()
    await vi.waitFor(() => expect(posts).toBe(2))
    await stop()
    expect(await outbox.pending()).toMatchObject([{ subscriptionId: silent.subscriptionId }])
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
