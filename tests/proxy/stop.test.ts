import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { startServer } from '../../bench/proxy/serverProcess.js'
import { createStop } from '../../proxy/http/createStop.js'
import { temporaryFolder } from './support/temporaryFolder.js'

const PROCESS_LIMIT_MS = 60_000

async function connectTo(origin: string, firstBytes = ''): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (firstBytes !== '') socket.write(firstBytes)
  onTestFinished(() => void socket.destroy())
  return socket
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

describe('a server that gets SIGTERM', () => {
  it(
    'ends although clients hold an idle connection and half a header',
    async () => {
      const server = await startServer({ DATA_DIR: await temporaryFolder() })
      onTestFinished(server.kill)
      await connectTo(server.origin)
      await connectTo(server.origin, 'POST /api/generateMeals HTTP/1.1\r\nHost: x\r\nX-Half: ')
      expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
      expect(await server.stop()).toBe(0)
    },
    PROCESS_LIMIT_MS,
  )

  it(
    'also ends when npm start gets it',
    async () => {
      const port = await freePort()
      const npm = spawn('npm', ['start', '--ignore-scripts'], {
        env: {
          PATH: process.env.PATH,
          MODEL: 'builtin',
          PORT: String(port),
          DATA_DIR: await temporaryFolder(),
        },
        stdio: ['ignore', 'pipe', 'ignore'],
        // In a process group of its own, so that a test that fails leaves no server behind.
        detached: true,
      })
      onTestFinished(() => endGroup(npm.pid))
      let output = ''
      for await (const chunk of npm.stdout) {
        output += String(chunk)
        if (output.includes('ready on')) npm.kill('SIGTERM')
      }
      await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed')
    },
    PROCESS_LIMIT_MS,
  )
})

describe('a stop of the server', () => {
  /** A server that accepts calls and leaves them open, with the next call that it gets. */
  async function openServer(graceMs: number) {
    const server: Server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port.')
    const call = once(server, 'request').then(([, response]): ServerResponse => response)
    const closed: string[] = []
    const stop = createStop(server, graceMs, () => closed.push('closed'))
    return { origin: `http://127.0.0.1:${address.port}`, stop, call, closed, server }
  }

  it('lets a running call finish and refuses new ones', async () => {
    const { origin, stop, call } = await openServer(60_000)
    const answer = fetch(origin)
    const response = await call
    const stopped = stop()
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
    response.end('done')
    expect(await (await answer).text()).toBe('done')
    await stopped
  })

  it('lets no further call come on the connection of a running one', async () => {
    const { origin, stop, call } = await openServer(60_000)
    const socket = await connectTo(origin, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const response = await call
    const stopped = stop()
    response.end('done')
    const answered = await text(socket)
    expect(answered).toContain('Connection: close')
    expect(answered).toContain('done')
    await stopped
  })

  it('answers a call that came while another ran, and then closes the connection', async () => {
    const { origin, stop, call, server } = await openServer(60_000)
    const running = fetch(origin)
    const response = await call
    const socket = await connectTo(origin, 'GET / HTTP/1.1\r\nHost: x\r\n')
    const stopped = stop()
    server.once('request', (_request, late: ServerResponse) => late.end('late'))
    socket.write('\r\n')
    const answered = await text(socket)
    expect(answered).toContain('Connection: close')
    expect(answered).toContain('late')
    response.end()
    await (await running).text()
    await stopped
  })

  it('cuts a call that does not finish in time, and closes once', async () => {
    const { origin, stop, call, closed } = await openServer(100)
    const answer = fetch(origin)
    await call
    await Promise.all([expect(answer).rejects.toThrow('fetch failed'), stop(), stop()])
    expect(closed).toEqual(['closed'])
  })

  it('closes connections on which nothing runs at once', async () => {
    const { origin, stop } = await openServer(60_000)
    const silent = await connectTo(origin)
    const [ended] = await Promise.all([text(silent), stop()])
    expect(ended).toBe('')
  })
})
