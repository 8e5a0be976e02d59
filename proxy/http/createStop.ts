import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Makes the function that stops a server. It accepts no more connections, lets the calls that run finish within `graceMs`
 * and then closes all connections. Without running calls it closes them at once: browsers keep idle ones open.
 * Further calls of the function wait for the same end.
 * @param close runs once, after the last connection.
 */
export function createStop(server: Server, graceMs: number, close: () => unknown): () => Promise<void> {
  const running = new Set<ServerResponse>()
  let stopped: Promise<void> | undefined

  const closeIfIdle = () => {
    if (stopped && running.size === 0) server.closeAllConnections()
  }
  /** Ends its connection with its answer, or the next call would come on it. */
  const makeLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  // Before the app's own listener, which may answer at once.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    running.add(response)
    if (stopped) makeLast(response)
    response.once('close', () => {
      running.delete(response)
      closeIfIdle()
    })
  })

  return () => {
    stopped ??= new Promise((resolve, reject) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearTimeout(timer)
        Promise.resolve(close()).then(() => resolve(), reject)
      })
    })
    for (const response of running) makeLast(response)
    closeIfIdle()
    return stopped
  }
}
