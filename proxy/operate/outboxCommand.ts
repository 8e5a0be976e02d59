import type { Command } from './command.js'

/** Shows the events that the shop's backend has not got yet. */
export const outboxCommand: Command = {
  usage: '',
  summary: 'Prints every event that is not sent yet, one JSON object a line.',
  async run({ outbox, print }) {
    for (const event of await outbox.pending()) print(JSON.stringify(event))
    return true
  },
}
