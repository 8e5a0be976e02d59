import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { freePort } from './freePort.js'

/** A real server in its own process. */
export interface ServerProcess {
  readonly origin: string
  /** Ends it like a power cut: no handler runs and nothing is flushed. */
  kill(): Promise<void>
  /** Asks it to end, as `docker stop` does, and resolves to its exit code. */
  stop(): Promise<number | null>
  /** Its memory now, in MB (Linux only). */
  residentMb(): Promise<number>
}

const START_LIMIT_MS = 60_000

async function waitUntilReady(child: ChildProcess): Promise<void> {
  const { stdout } = child
  if (!stdout) throw new Error('The server process has no output to read.')
  const late = AbortSignal.timeout(START_LIMIT_MS)
  let output = ''
  while (!output.includes('ready on')) {
    const [chunk] = await once(stdout, 'data', { signal: late })
    output += String(chunk)
  }
  stdout.resume()
}

/** Starts a script that serves HTTP on `PORT`, with these variables only, and waits until it says `ready on`. */
export async function startScript(
  script: string,
  variables: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { PATH: process.env.PATH, ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([
    waitUntilReady(child),
    ended.then(([code]) => {
      throw new Error(`The server stopped with code ${code} before it was ready.`)
    }),
  ])
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
    async residentMb() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(?<kb>\d+)/m.exec(status)?.groups?.kb) / 1000
    },
  }
}

/** Starts the server as `npm start` does, but with these variables only, and waits until it listens. */
export const startServer = (variables: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startScript('proxy/server.ts', { MODEL: 'builtin', ...variables })
