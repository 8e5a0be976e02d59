import type { Subscriptions } from '../delivery/subscriptions.js'
import type { Storage } from '../openStorage.js'

/** What a command for operators works with. */
interface CommandContext extends Storage {
  readonly subscriptions: Subscriptions
  /** Writes a line for another program to read. */
  readonly print: (line: string) => void
  /** Writes a line for the operator. */
  readonly tell: (line: string) => void
}

/** A command for operators. It returns `false` when something is left to do; the process then ends with code 1. */
export interface Command {
  /** What follows the command's name; empty when nothing does. */
  readonly usage: string
  readonly summary: string
  run(context: CommandContext, argument: string | undefined): Promise<boolean>
}
