import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { BackendProxyError } from 'react-meal-planner'
import { afterEach, describe, expect, it } from 'vitest'
import { createApiClient } from '../../src/api/apiClient.js'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A client of a real server that answers every call with this JSON, packed or not. */
async function clientOf(json: string, isPacked: boolean) {
  const server = createServer((_, response) => {
    if (isPacked) response.setHeader('Content-Encoding', 'gzip')
    response.end(isPacked ? gzipSync(json) : json)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createApiClient({ apiBase: `http://127.0.0.1:${port}` })
}

const answer = (text: string) => JSON.stringify({ content: [{ text }] })

describe('an answer of a server', () => {
  it.each([false, true])(
    'is refused above 1 MB, even if it was small when compressed: compressed %s',
    async (isPacked) => {
      const { generateMeals } = await clientOf(answer('a'.repeat(1_000_000)), isPacked)
      const failure = await generateMeals('p').catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(BackendProxyError)
      expect(failure).toHaveProperty('message', 'Backend proxy error: the answer has more than 1000000 bytes')
    },
  )

  it('is read whole up to 1 MB, with letters of several bytes', async () => {
    const text = 'é€'.repeat(190_000)
    const { generateMeals } = await clientOf(answer(text), true)
    expect(await generateMeals('p')).toBe(text)
  })
})
