import { existsSync } from 'node:fs'
import type { Command } from './command.js'

/** Copies the database while the server runs. Its newest rows are in the log, so copying the file would lose them. */
export const backupCommand: Command = {
  usage: '<new file>',
  summary: 'Copies the database into a new file, without its keys.',
  async run({ database, tell }, path) {
    if (!database.copyTo) {
      tell('Back PostgreSQL up with pg_dump or a base backup.')
      return false
    }
    if (path === undefined || existsSync(path)) {
      tell(
        path === undefined
          ? 'Give the name of a new file.'
          : `${path} exists already. Give the name of a new file.`,
      )
      return false
    }
    await database.copyTo(path)
    tell(`${path} is a copy of the database. Keep it apart from the keys.`)
    return true
  },
}
