import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { onTestFinished } from 'vitest'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/**
 * Serves a folder on a free port until the test ends, as a plain web server does, with `headers` on each answer.
 * Resolves to the address.
 */
export async function serveFolder(folder: string, headers: Readonly<Record<string, string>> = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'text/plain' })
          .end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${address.port}/`
}
