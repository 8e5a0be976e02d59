import { backupCommand } from './backupCommand.js'
import type { Command } from './command.js'
import { eraseCommand } from './eraseCommand.js'
import { exportCommand } from './exportCommand.js'
import { outboxCommand } from './outboxCommand.js'
import { replayCommand, skipCommand } from './reviveCommand.js'
import { rotateCommand } from './rotateCommand.js'

/** Every command for operators, by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  export: exportCommand,
  erase: eraseCommand,
  rotate: rotateCommand,
  backup: backupCommand,
  outbox: outboxCommand,
  replay: replayCommand,
  skip: skipCommand,
}

export const findCommand = (name = ''): Command | undefined =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
