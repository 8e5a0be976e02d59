import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadDataKeys } from '../../proxy/delivery/loadDataKeys.js'
import { readOrders } from '../../proxy/delivery/readOrders.js'
import { readSubscriptions } from '../../proxy/delivery/readSubscriptions.js'
import { openStorage } from '../../proxy/openStorage.js'
import { rotateCommand } from '../../proxy/operate/rotateCommand.js'
import { ADDRESS } from './support/address.js'
import { placeOrder, subscribe } from './support/calls.js'
import { openTestStorage } from './support/openTestStorage.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const OLD = Buffer.from(randomBytes(32))
const NEW = Buffer.from(randomBytes(32))

async function proxyWith(folder: string, keys: readonly Buffer<ArrayBuffer>[]) {
  return testProxy({ folder, dataKeys: keys })
}

async function rotate(proxy: Awaited<ReturnType<typeof proxyWith>>) {
  const told: string[] = []
  const context = { ...proxy, print: () => undefined, tell: (line: string) => void told.push(line) }
  const done = await rotateCommand.run(context, undefined)
  return { done, told }
}

describe('the keys of the data', () => {
  it('are refused at the start when they are not those of the database', async () => {
    const folder = await temporaryFolder()
    await subscribe((await proxyWith(folder, [OLD])).app)
    await expect(proxyWith(folder, [NEW])).rejects.toThrow(
      /^The database was encrypted with the key [0-9a-f]{16}, and DATA_KEYS \(or data\.key\) holds [0-9a-f]{16}\. Restore/,
    )
  })

  it('are refused when the file of the key is lost', async () => {
    const folder = await temporaryFolder()
    const first = await openStorage({ DATA_DIR: folder })
    await first.database.close()
    await rm(join(folder, 'data.key'))
    await expect(loadDataKeys(folder, undefined)).rejects.toThrow(
      `${join(folder, 'data.key')} is missing, and the database beside it needs it. Restore it from a backup, or set DATA_KEYS.`,
    )
  })

  it('are refused when one is missing that addresses still need', async () => {
    const folder = await temporaryFolder()
    await subscribe((await proxyWith(folder, [OLD])).app)
    await proxyWith(folder, [NEW, OLD])
    await expect(proxyWith(folder, [NEW])).rejects.toThrow(
      /encrypted with the key [0-9a-f]{16}, which DATA_KEYS does not hold\. Add it/,
    )
  })

  it('give a repeated call the same subscription and token after a rotation', async () => {
    const folder = await temporaryFolder()
    const first = await subscribe((await proxyWith(folder, [OLD])).app, ADDRESS, 'key-1')
    const both = await proxyWith(folder, [NEW, OLD])
    await subscribe(both.app, { ...ADDRESS, city: 'Oakland' })
    expect(await rotate(both)).toMatchObject({ done: true })
    const { app, store, vault } = await proxyWith(folder, [NEW])
    expect(await subscribe(app, ADDRESS, 'key-1')).toEqual(first)
    const cities = []
    for await (const [, deliveryInfo] of readSubscriptions(store, vault)) cities.push(deliveryInfo?.city)
    expect(cities).toEqual(['San Francisco', 'Oakland'])
  })

  it('are changed for orders too by a rotation', async () => {
    const folder = await temporaryFolder()
    const { app } = await proxyWith(folder, [OLD])
    await placeOrder(app, await subscribe(app))
    const both = await proxyWith(folder, [NEW, OLD])
    expect((await rotate(both)).told[0]).toMatch(/^1 subscriptions and 1 orders were encrypted anew/)
    const { orderStore, vault } = await proxyWith(folder, [NEW])
    const foods = []
    for await (const [, order] of readOrders(orderStore, vault)) foods.push(order?.lines[0]?.foodId)
    expect(foods).toEqual(['eggs'])
  })

  it('keep the answer to an order that comes during a rotation', async () => {
    const folder = await temporaryFolder()
    const { app, database } = await proxyWith(folder, [OLD])
    await placeOrder(app, await subscribe(app))
    await database.write(database.query.updateTable('orders').set({ status: 'pending' }))
    const both = await proxyWith(folder, [NEW, OLD])
    const { orderStore, vault } = both
    const list: typeof orderStore.list = async (options) => {
      const orders = await orderStore.list(options)
      for (const { id } of orders) {
        const sealedOrder = vault.seal(
          JSON.stringify({ lines: [], checkoutUrl: 'https://shop.example/7' }),
          id,
        )
        await orderStore.settle(id, { status: 'checkout', sealedOrder, keyId: vault.keyId })
      }
      return orders
    }
    expect(await rotate({ ...both, orderStore: { ...orderStore, list } })).toMatchObject({ done: true })
    const kept = []
    for await (const [, order] of readOrders(orderStore, vault)) kept.push(order?.checkoutUrl)
    expect(kept).toEqual(['https://shop.example/7'])
  })

  it('no longer open the database with the old key after a rotation', async () => {
    const folder = await temporaryFolder()
    await subscribe((await proxyWith(folder, [OLD])).app)
    await rotate(await proxyWith(folder, [NEW, OLD]))
    await expect(proxyWith(folder, [OLD])).rejects.toThrow(/encrypted with the key/)
  })

  it('stay when a row cannot be encrypted anew', async () => {
    const folder = await temporaryFolder()
    const { app, database } = await proxyWith(folder, [OLD])
    const { subscriptionId } = await subscribe(app)
    const damaged = database.query.updateTable('subscriptions').set({ sealed_info: randomBytes(60) })
    await database.write(damaged)
    const { done, told } = await rotate(await proxyWith(folder, [NEW, OLD]))
    expect(done).toBe(false)
    expect(told.join('\n')).toContain(`Keep the older keys: ${subscriptionId} cannot be decrypted.`)
    await proxyWith(folder, [NEW, OLD])
  })

  it('stay when an order cannot be encrypted anew, and name its subscription', async () => {
    const folder = await temporaryFolder()
    const { app, database } = await proxyWith(folder, [OLD])
    const subscription = await subscribe(app)
    await placeOrder(app, subscription)
    await placeOrder(app, subscription)
    await database.write(database.query.updateTable('orders').set({ sealed_order: randomBytes(60) }))
    const { done, told } = await rotate(await proxyWith(folder, [NEW, OLD]))
    expect(done).toBe(false)
    expect(told.join('\n')).toContain(
      `Keep the older keys: ${subscription.subscriptionId} cannot be decrypted.`,
    )
  })

  it('of two servers that start a new database together make one secret', async () => {
    const folder = await temporaryFolder()
    const storages = await Promise.all([
      openTestStorage(folder, { dataKeys: [OLD] }),
      openTestStorage(folder, { dataKeys: [OLD] }),
    ])
    const [one, other] = storages.map(({ vault }) => vault.fingerprint('text'))
    expect(one).toBe(other)
  })
})
