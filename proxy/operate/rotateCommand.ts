import { readSubscriptions } from '../delivery/readSubscriptions.js'
import type { Command } from './command.js'

/** Encrypts with the first key what the others encrypted, so that they can be thrown away. */
export const rotateCommand: Command = {
  usage: '',
  summary: 'Encrypts everything with the first of DATA_KEYS, so that you can remove the others.',
  async run({ store, vault, tell }) {
    let sealed = 0
    const damaged: string[] = []
    for await (const { stored, deliveryInfo } of readSubscriptions(store, vault, {
      otherThanKey: vault.keyId,
    })) {
      if (deliveryInfo === null) damaged.push(stored.id)
      else {
        const text = JSON.stringify(deliveryInfo)
        await store.reseal(stored.id, vault.seal(text, stored.id), vault.keyId)
        sealed++
      }
    }
    tell(`${sealed} subscriptions were encrypted anew with the key ${vault.keyId}.`)
    if (damaged.length > 0) {
      tell(`Keep the older keys: ${damaged.join(', ')} cannot be decrypted. Erase them, then rotate again.`)
      return false
    }
    await store.keepOnlyKey(vault.keyId)
    tell('Remove the other keys from DATA_KEYS and start the server again. Your backups still need them.')
    return true
  },
}
