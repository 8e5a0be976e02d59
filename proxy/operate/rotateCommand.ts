import { readOrders } from '../delivery/readOrders.js'
import { readSubscriptions } from '../delivery/readSubscriptions.js'
import type { Storage } from '../openStorage.js'
import type { Command } from './command.js'

interface Rotated {
  readonly sealed: number
  /** Ids of rows that cannot be decrypted. */
  readonly damaged: readonly string[]
}

async function rotateSubscriptions({ store, vault }: Storage): Promise<Rotated> {
  let sealed = 0
  const damaged: string[] = []
  const others = { otherThanKey: vault.keyId }
  for await (const { stored, deliveryInfo } of readSubscriptions(store, vault, others)) {
    if (deliveryInfo === null) damaged.push(stored.id)
    else {
      await store.reseal(stored.id, vault.seal(JSON.stringify(deliveryInfo), stored.id), vault.keyId)
      sealed++
    }
  }
  return { sealed, damaged }
}

async function rotateOrders({ orderStore, vault }: Storage): Promise<Rotated> {
  let sealed = 0
  const damaged: string[] = []
  const others = { otherThanKey: vault.keyId }
  for await (const { stored, order } of readOrders(orderStore, vault, others)) {
    if (order === null) damaged.push(stored.subscriptionId)
    else {
      await orderStore.reseal(stored.id, vault.seal(JSON.stringify(order), stored.id), vault.keyId)
      sealed++
    }
  }
  return { sealed, damaged }
}

/** Encrypts with the first key what the others encrypted, so that they can be thrown away. */
export const rotateCommand: Command = {
  usage: '',
  summary: 'Encrypts everything with the first of DATA_KEYS, so that you can remove the others.',
  async run({ tell, ...storage }) {
    const { store, vault } = storage
    const subscriptions = await rotateSubscriptions(storage)
    const orders = await rotateOrders(storage)
    const counts = `${subscriptions.sealed} subscriptions and ${orders.sealed} orders`
    tell(`${counts} were encrypted anew with the key ${vault.keyId}.`)
    const damaged = new Set([...subscriptions.damaged, ...orders.damaged])
    if (damaged.size > 0) {
      tell(
        `Keep the older keys: ${[...damaged].join(', ')} cannot be decrypted. Erase them, then rotate again.`,
      )
      return false
    }
    await store.keepOnlyKey(vault.keyId)
    tell('Remove the other keys from DATA_KEYS and start the server again. Your backups still need them.')
    return true
  },
}
