import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startServer } from './startServer.js'

interface UpstreamCall {
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** A real HTTP server in place of a model's API. Each call gets the next reaction; once they run out, the last one. */
export async function fakeUpstream(...reactions: readonly ((response: ServerResponse) => void)[]) {
  const calls: UpstreamCall[] = []
  let dropped = 0
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) dropped++
    })
    const body: unknown = JSON.parse(await text(request))
    calls.push({ path: request.url, headers: request.headers, body })
    const react = reactions[Math.min(calls.length, reactions.length) - 1]
    react?.(response)
  })
  const port = await startServer(server)
  return { baseUrl: `http://127.0.0.1:${port}`, calls, droppedCalls: () => dropped }
}

export const answerJson =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

/** Takes the call and never answers. */
export const hang = (_response: ServerResponse) => undefined

/** Hangs up before any answer. */
export const hangUp = (response: ServerResponse) => {
  response.socket?.destroy()
}
