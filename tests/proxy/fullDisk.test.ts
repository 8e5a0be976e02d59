import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { openStorage } from '../../proxy/openStorage.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { API_PREFIX } from '../../src/contract/calls.js'
import { ADDRESS } from './support/address.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { postJson } from './support/testProxy.js'

const PROCESS_LIMIT_MS = 60_000
const MANY = 3000
/** Raises the limit of a running process. Not every system has this program. */
const PRLIMIT = '/usr/bin/prlimit'

/** A server whose files cannot grow beyond about half a megabyte. */
async function startOnSmallDisk(folder: string) {
  const port = await freePort()
  const server = spawn(
    'sh',
    ['-c', 'ulimit -S -f 1000; exec "$0" --import tsx proxy/server.ts', process.execPath],
    {
      env: {
        PATH: process.env.PATH,
        MODEL: 'builtin',
        DATA_DIR: folder,
        PORT: String(port),
        DELIVERY_CALLS_PER_MINUTE: '1000000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  onTestFinished(async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  })
  for (let output = ''; !output.includes('ready on'); ) output += String(await once(server.stdout, 'data'))
  server.stdout.resume()
  const makeRoom = () => promisify(execFile)(PRLIMIT, ['--pid', String(server.pid), '--fsize=unlimited'])
  return { origin: `http://127.0.0.1:${port}`, makeRoom }
}

describe.skipIf(process.platform === 'win32')('a full disk', () => {
  it(
    'is reported to visitors and to the load balancer, loses nothing that was confirmed, and ends as soon as there is room',
    async () => {
      const folder = await temporaryFolder()
      const { origin, makeRoom } = await startOnSmallDisk(folder)
      const { subscribe } = createApiClient({ apiBase: `${origin}${API_PREFIX}` })
      const confirmed: string[] = []
      let refusal: Response | undefined
      for (let i = 0; i < MANY && !refusal; i++) {
        const body = postJson({ deliveryInfo: { ...ADDRESS, deliveryInstructions: 'x'.repeat(500) } })
        const response = await fetch(`${origin}/api/delivery/subscribe`, body)
        if (response.status === 201) confirmed.push((await response.json()).subscriptionId)
        else refusal = response
      }
      expect(refusal?.status).toBe(503)
      expect(await refusal?.json()).toEqual({
        error: 'The server cannot save anything right now. Try again in a few minutes.',
      })
      await expect(subscribe(ADDRESS)).rejects.toThrow(
        /^The server cannot save anything right now\. Try again in a few minutes\. \(reference [a-z]{10}\)$/,
      )
      expect((await fetch(`${origin}/api/health/ready`)).status).toBe(503)
      expect((await fetch(`${origin}/api/health`)).status).toBe(200)
      if (existsSync(PRLIMIT)) {
        await makeRoom()
        const { subscriptionId } = await subscribe(ADDRESS)
        confirmed.push(subscriptionId)
      }
      const { database, store } = await openStorage({ DATA_DIR: folder })
      onTestFinished(() => database.close())
      const stored = new Set((await store.list()).map(({ id }) => id))
      expect(confirmed.filter((id) => !stored.has(id))).toEqual([])
      expect(confirmed.length).toBeGreaterThan(0)
    },
    PROCESS_LIMIT_MS,
  )
})
