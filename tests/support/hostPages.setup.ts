import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { compile } from 'tailwindcss'
import type { TestProject } from 'vitest/node'
import * as z from 'zod/mini'
import { hostPage } from '../e2e/hosts/hostPage.js'
import { placedWidgetSchema } from '../e2e/hosts/placedWidget.js'
import { buildPage } from './buildPage.js'

declare module 'vitest' {
  interface ProvidedContext {
    hostPagesUrl: string
  }
}

const FOLDER = 'tests/e2e/hosts'
const CSP_NONCE = 'r4nd0m'
/** No inline style without the nonce, and no string where the browser expects a script or HTML (Trusted Types). */
const STRICT_POLICY = `default-src 'self'; style-src 'nonce-${CSP_NONCE}'; require-trusted-types-for 'script'`

/** The query of a host page: what the test asks for. */
const querySchema = z.object({
  theme: z.string(),
  dir: z._default(z.enum(['ltr', 'rtl']), 'ltr'),
  csp: z._default(z.stringbool(), false),
  widgets: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => JSON.parse(text)),
    ),
    z.array(placedWidgetSchema),
  ),
})

/** Tailwind's reset, written by its own compiler. Version 4 puts it in a layer, version 3 did not. */
async function tailwind(layered: boolean) {
  const preflight = await readFile('node_modules/tailwindcss/preflight.css', 'utf8')
  const rules = (await compile(preflight)).build([])
  return layered ? `@layer base { ${rules} }` : rules
}

const PACKAGE_THEMES: Readonly<Record<string, () => Promise<string>>> = {
  tailwind: () => tailwind(true),
  'tailwind-3': () => tailwind(false),
  bootstrap: () => readFile('node_modules/bootstrap/dist/css/bootstrap-reboot.css', 'utf8'),
}

const readTheme = (name: string) =>
  PACKAGE_THEMES[name]?.() ?? readFile(`${FOLDER}/themes/${name}.css`, 'utf8')

function servePage(response: ServerResponse, query: URLSearchParams) {
  const { theme, dir, csp, widgets } = querySchema.parse(Object.fromEntries(query))
  const nonce = csp ? { nonce: CSP_NONCE } : {}
  if (csp) {
    response.setHeader('content-security-policy', STRICT_POLICY)
  }
  response.setHeader('content-type', 'text/html')
  response.end(
    hostPage({ theme, dir, ...nonce, widgets: widgets.map((widget) => ({ ...widget, ...nonce })) }),
  )
}

async function serve(response: ServerResponse, { pathname, searchParams }: URL) {
  if (pathname === '/') return servePage(response, searchParams)
  if (pathname === '/favicon.ico') return response.writeHead(204).end()
  const [, theme] = /^\/themes\/([\w-]+)\.css$/.exec(pathname) ?? []
  const isStyle = theme !== undefined
  response.setHeader('content-type', isStyle ? 'text/css' : 'text/javascript')
  response.end(isStyle ? await readTheme(theme) : await readFile(`${FOLDER}/dist${pathname}`))
}

/** Builds the script of the host pages and serves them on a free port. */
export default async function serveHostPages(project: TestProject) {
  await buildPage(`${FOLDER}/vite.config.ts`)
  const server = createServer((request, response) => {
    serve(response, new URL(request.url ?? '/', 'http://localhost')).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server of host pages has no port.')
  project.provide('hostPagesUrl', `http://127.0.0.1:${address.port}/`)
  return () => new Promise<void>((resolve) => server.close(() => resolve()))
}
