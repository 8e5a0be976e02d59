import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './freePort.js'

/** A PostgreSQL of our own, in a folder that is removed with it. */
export interface PrivatePostgres {
  readonly url: string
  /** Ends its process at once. What it confirmed is on the disk. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
  /** Ends it and removes its folder. */
  remove(): Promise<void>
}

/** The folder where Debian keeps PostgreSQL's programs, outside of PATH. */
const DEBIAN = '/usr/lib/postgresql'
const START_LIMIT_MS = 30_000
const PAUSE_MS = 50
/** PostgreSQL refuses to run as root. This is `nobody`. */
const NOBODY = 65_534

function programFolder(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

async function waitUntilReady(url: string): Promise<void> {
  const end = performance.now() + START_LIMIT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await sleep(PAUSE_MS)
  }
}

/** Starts a PostgreSQL; undefined if its programs are not installed. */
export async function startPrivatePostgres(): Promise<PrivatePostgres | undefined> {
  const programs = programFolder()
  if (programs === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'planner-postgres-'))
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if ('uid' in user) await chown(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'planner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder },
  )
  const port = await freePort()
  const url = `postgres://planner@127.0.0.1:${port}/postgres`
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200']

  const launch = () => spawn(join(programs, 'postgres'), flags, { ...user, cwd: folder, stdio: 'ignore' })
  let server = launch()
  await waitUntilReady(url)

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  return {
    url,
    // SIGQUIT is PostgreSQL's immediate shutdown: like a crash, but its other processes end too.
    kill: () => end('SIGQUIT'),
    async start() {
      server = launch()
      await waitUntilReady(url)
    },
    async remove() {
      await end('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
