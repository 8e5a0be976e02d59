import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { temporaryFolder } from './support/temporaryFolder.js'

const PROCESS_LIMIT_MS = 60_000
const FULL_DISK = '/dev/full'

/** Starts a server that writes its log there. */
async function startWith(output: 'pipe' | number) {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'proxy/server.ts'], {
    env: {
      PATH: process.env.PATH,
      MODEL: 'builtin',
      DATA_DIR: await temporaryFolder(),
      PORT: String(port),
    },
    stdio: ['ignore', output, output],
  })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  return { server, ended, url: `http://127.0.0.1:${port}/api/health` }
}

describe.skipIf(process.platform !== 'linux')('a server goes on', () => {
  it.each([
    ['although nobody reads its log any more', 'pipe'],
    ['although the disk of its log is full', FULL_DISK],
  ] as const)(
    '%s',
    async (_name, target) => {
      const file = target === 'pipe' ? undefined : await open(target, 'w')
      const { server, ended, url } = await startWith(file?.fd ?? 'pipe')
      await file?.close()
      server.stdout?.destroy()
      server.stderr?.destroy()
      await Promise.race([vi.waitFor(() => fetch(url), PROCESS_LIMIT_MS), ended])
      expect((await fetch(url)).status).toBe(200)
      server.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    },
    PROCESS_LIMIT_MS,
  )
})
