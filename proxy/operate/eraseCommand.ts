import { readSubscriptionNumber } from '../delivery/subscriptionNumber.js'
import type { Command } from './command.js'

/** Ends a subscription and erases its data, for a visitor who lost the erase token. */
export const eraseCommand: Command = {
  usage: '<subscription id>',
  summary: 'Ends a subscription and erases its address.',
  async run({ store, subscriptions, tell }, id) {
    const stored = id === undefined ? undefined : await store.find(readSubscriptionNumber(id))
    if (!stored) {
      tell(id === undefined ? 'Give the id of the subscription to erase.' : `There is no subscription ${id}.`)
      return false
    }
    const left = await subscriptions.end(stored)
    tell(
      left === 'gone'
        ? `${stored.id} is erased. Erase it from your backups too.`
        : `${stored.id} is erased. A sealed copy stays in the log of the database for now. Erase it from your backups too.`,
    )
    return true
  },
}
