import { readSubscriptions } from '../delivery/readSubscriptions.js'
import type { Command } from './command.js'

/** Prints subscriptions for the people who deliver. It reports a damaged row and goes on. */
export const exportCommand: Command = {
  usage: '',
  summary: 'Prints every subscription that is not erased, one JSON object a line.',
  async run({ store, vault, print, tell }) {
    let damaged = 0
    for await (const [stored, deliveryInfo] of readSubscriptions(store, vault)) {
      const { id, status } = stored
      if (deliveryInfo) print(JSON.stringify({ subscriptionId: id, status, deliveryInfo }))
      else {
        damaged++
        tell(`${id} is damaged and cannot be decrypted.`)
      }
    }
    if (damaged > 0) tell(`${damaged} damaged. Restore the database from a backup to read them.`)
    return damaged === 0
  },
}
