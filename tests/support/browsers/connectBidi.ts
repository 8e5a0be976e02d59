import { WebSocket } from 'undici'
import * as z from 'zod/mini'

const answerSchema = z.object({
  id: z.optional(z.nullable(z.number())),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

interface BidiConnection {
  send(method: string, params: object): Promise<unknown>
  close(): void
}

/** Connects to a browser that speaks WebDriver BiDi. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, Waiting>()
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`No browser answers at ${url}.`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = answerSchema.parse(JSON.parse(String(data)))
    const caller = waiting.get(id ?? -1)
    if (error === undefined) caller?.resolve(result)
    else caller?.reject(new Error(`${error}: ${message}`))
  })
  let calls = 0
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        calls += 1
        waiting.set(calls, { resolve, reject })
        socket.send(JSON.stringify({ id: calls, method, params }))
      }),
    close: () => socket.close(),
  }
}
