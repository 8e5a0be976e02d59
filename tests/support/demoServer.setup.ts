import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { type Chromium, findChromium } from './findChromium.js'

declare module 'vitest' {
  interface ProvidedContext {
    demoUrl: string
    chromium: Chromium
  }
}

/** Builds the demo page once and serves it on a free port for all real-browser tests. */
export default async function serveDemo(project: TestProject) {
  project.provide('chromium', await findChromium())
  const configFile = 'demo/vite.config.ts'
  await build({ configFile, logLevel: 'error' })
  const server = await preview({ configFile, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The demo server has no port.')
  project.provide('demoUrl', `http://127.0.0.1:${address.port}/`)
  return () => server.close()
}
