import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A real server in a process of its own. */
export interface ServerProcess {
  readonly origin: string
  /** Kills it as a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void>
}

const START_LIMIT_MS = 60_000

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}

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

/** Starts the server as `npm start` does, with these variables, and waits until it listens. */
export async function startServer(variables: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'proxy/server.ts'], {
    env: { PATH: process.env.PATH, MODEL: 'builtin', ...variables, PORT: String(port) },
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
  }
}
