import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { replayCommand, skipCommand } from '../../../proxy/operate/reviveCommand.js'
import { createOutboxSender } from '../../../proxy/outbox/createOutboxSender.js'
import { createHttpWebhook } from '../../../proxy/outbox/httpWebhook.js'
import { startServer } from './startServer.js'
import { testProxy } from './testProxy.js'

/** The shop knows both, as while one replaces the other. */
export const SECRETS = [randomBytes(32), randomBytes(32)]

interface Received {
  readonly id: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly event: { readonly type: string; readonly data: { readonly subscriptionId: string } }
}

/** The shop's backend: answers with the next status, and with the last one once they run out. */
export async function shop(...statuses: readonly number[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    received.push({ id: headers['webhook-id'] ?? '', body, headers, event: JSON.parse(body) })
    const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 200
    response.writeHead(status, status === 307 ? { Location: '/elsewhere' } : {}).end()
  })
  const port = await startServer(server)
  return { url: `http://127.0.0.1:${port}/hook`, received }
}

interface Options {
  readonly url: string
  readonly folder?: string
  readonly retriesInMs?: readonly number[]
}

/** A server that writes events, and what sends them. */
export async function proxyWithOutbox({ url, folder, retriesInMs = [] }: Options) {
  const proxy = await testProxy({ tellsOutbox: true, ...(folder !== undefined && { folder }) })
  const webhook = createHttpWebhook({ url, secrets: SECRETS, now: Date.now, timeoutMs: 2000 })
  const log = proxy.log.push.bind(proxy.log)
  const sender = createOutboxSender({ ...proxy, webhook, retriesInMs, log })
  const context = { ...proxy, print: () => undefined, tell: () => undefined }
  return {
    ...proxy,
    sender,
    replay: (id: string) => replayCommand.run(context, id),
    skip: (id: string) => skipCommand.run(context, id),
  }
}

/** Type and subscription of each event. */
export const summary = (received: readonly Received[]) =>
  received.map(({ event }) => [event.type, event.data.subscriptionId])
