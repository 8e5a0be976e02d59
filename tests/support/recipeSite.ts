import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'

/** Where the recipes' sites have the two built files. */
const SCRIPT_FILES =
  /^\/(?:assets|cdn\/shop\/t\/1\/assets|wp-content\/meal-planner)\/(meal-planner(?:\.plan)?\.js)$/

interface RecipeSite {
  readonly origin: string
  close(): Promise<void>
}

async function answer(response: ServerResponse, path: string, pages: Readonly<Record<string, string>>) {
  const page = pages[path]
  if (page !== undefined) {
    response.setHeader('content-type', 'text/html')
    return response.end(
      `<!doctype html><html lang="en"><head><title>Site</title></head><body>${page}</body></html>`,
    )
  }
  if (path === '/favicon.ico') return response.writeHead(204).end()
  const [, file] = SCRIPT_FILES.exec(path) ?? []
  if (file === undefined) return response.writeHead(404).end()
  response.setHeader('content-type', 'text/javascript')
  response.setHeader('access-control-allow-origin', '*')
  return response.end(await readFile(`dist/${file}`))
}

/**
 * Serves pages on a free port and the two built files, at the paths where the recipes' sites have them. Each answer has
 * the `headers`.
 */
export async function startRecipeSite(
  pages: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<RecipeSite> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    answer(response, new URL(request.url ?? '/', 'http://localhost').pathname, pages).catch(
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server of recipes has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
