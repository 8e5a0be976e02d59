import type { Command } from './command.js'

/** Makes a command that decides on a dead event, so that later ones of its subscription go on. */
function reviveCommand(as: 'waiting' | 'skipped', summary: string, done: string): Command {
  return {
    usage: '<event id>',
    summary,
    async run({ outbox, tell }, id = '') {
      const found = await outbox.revive(id, as)
      tell(found ? `${id} ${done}` : `There is no dead event ${id}. The command "outbox" prints them.`)
      return found
    },
  }
}

export const replayCommand = reviveCommand(
  'waiting',
  'Sends a dead event again, and then the later ones of its subscription.',
  'is sent again.',
)

export const skipCommand = reviveCommand(
  'skipped',
  'Gives a dead event up and sends the later ones of its subscription.',
  'is skipped.',
)
