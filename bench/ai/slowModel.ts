import { createServer } from 'node:http'
import { API_PREFIX } from '../../src/contract/calls.js'
import { goodAnswer } from '../../tests/ai/fakeModel.js'

/** A loopback server that answers as the contract says, after a delay. */
export interface SlowModel {
  /** The value for the widget's `apiBase`. */
  readonly apiBase: string
  /** Number of calls since it was last called. */
  takeCount(): number
  close(): void
}

async function readText(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Starts a model that gives a good answer to each of our prompts, after `delayMs`. */
export async function startSlowModel(delayMs: number): Promise<SlowModel> {
  let count = 0
  const server = createServer(async (request, response) => {
    const { prompt } = JSON.parse(await readText(request))
    count += 1
    setTimeout(() => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ content: [{ type: 'text', text: goodAnswer(prompt) }] }))
    }, delayMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    apiBase: `http://127.0.0.1:${address.port}${API_PREFIX}`,
    takeCount: () => {
      const taken = count
      count = 0
      return taken
    },
    close: () => server.close(),
  }
}
