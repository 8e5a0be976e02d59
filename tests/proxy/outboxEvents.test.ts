import { describe, expect, it } from 'vitest'
import { DatabaseFailure } from '../../proxy/database/databaseFailure.js'
import { outboxGauges } from '../../proxy/outbox/outboxGauges.js'
import { ADDRESS } from './support/address.js'
import { eraseSubscription, placeOrder, subscribe } from './support/calls.js'
import { proxyWithOutbox, shop } from './support/outboxProxy.js'

describe('the events of orders', () => {
  it('tell the shop what was ordered, with the food in the words of the catalogue', async () => {
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

  it('are dropped when they were not sent before their subscription was erased', async () => {
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
})

describe('the figures of the outbox', () => {
  it('say how many events wait, how many are dead, and how long the oldest has waited', async () => {
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

  it('are missing while the database is away', async () => {
    const backlog = () => Promise.reject(new DatabaseFailure('SQLITE_BUSY'))
    const { outbox } = await proxyWithOutbox({ url: 'http://127.0.0.1:1/hook' })
    expect(await outboxGauges({ ...outbox, backlog }, Date.now)()).toEqual({})
  })
})
