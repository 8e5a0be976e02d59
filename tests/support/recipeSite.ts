import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'

/** Folders of the recipes' sites that hold a copy of the built script. */
const SCRIPT_FOLDERS = /^\/(?:assets|wp-content\/meal-planner)\//

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
  if (!SCRIPT_FOLDERS.test(path)) return response.writeHead(404).end()
  response.setHeader('content-type', 'text/javascript')
  return response.end(await readFile(`dist/${path.replace(SCRIPT_FOLDERS, '')}`))
}

/** Serves pages and, beside them, the built script as the recipes' sites have it, on a free port. */
export async function startRecipeSite(pages: Readonly<Record<string, string>>): Promise<RecipeSite> {
  const server = createServer((request, response) => {
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
