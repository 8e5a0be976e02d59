import { readOrders } from '../delivery/readOrders.js'
import { readSubscriptions } from '../delivery/readSubscriptions.js'
import type { Vault } from '../delivery/vault.js'
import type { Command } from './command.js'

interface Rotated<Stored> {
  readonly sealed: number
  /** Rows that cannot be decrypted. */
  readonly damaged: readonly Stored[]
}

async function rotate<Stored extends { readonly id: string }>(
  vault: Vault,
  rows: AsyncIterable<readonly [Stored, content: object | null]>,
  reseal: (id: string, sealed: Uint8Array, keyId: string) => Promise<void>,
): Promise<Rotated<Stored>> {
  let sealed = 0
  const damaged: Stored[] = []
  for await (const [stored, content] of rows) {
    if (content === null) damaged.push(stored)
    else {
      await reseal(stored.id, vault.seal(JSON.stringify(content), stored.id), vault.keyId)
      sealed++
    }
  }
  return { sealed, damaged }
}

/** Encrypts with the first key what the others encrypted, so that they can be thrown away. */
export const rotateCommand: Command = {
  usage: '',
  summary: 'Encrypts everything with the first of DATA_KEYS, so that you can remove the others.',
  async run({ store, orderStore, vault, tell }) {
    const others = { otherThanKey: vault.keyId }
    const subscriptions = await rotate(vault, readSubscriptions(store, vault, others), store.reseal)
    const orders = await rotate(vault, readOrders(orderStore, vault, others), orderStore.reseal)
    const counts = `${subscriptions.sealed} subscriptions and ${orders.sealed} orders`
    tell(`${counts} were encrypted anew with the key ${vault.keyId}.`)
    // An order is erased with its subscription.
    const damaged = new Set([
      ...subscriptions.damaged.map(({ id }) => id),
      ...orders.damaged.map(({ subscriptionId }) => subscriptionId),
    ])
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
