import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from '../../bench/proxy/serverProcess.js'
import { buildPage } from './buildPage.js'
import { type Chromium, findChromium } from './findChromium.js'

declare module 'vitest' {
  interface ProvidedContext {
    demoUrl: string
    chromium: Chromium
  }
}

/** All tests call from one address, so the limit must be higher than their calls. */
const PLENTY = '1000000'

/** Builds the demo page and starts the real server with the built-in model, once for all real-browser tests. */
export default async function serveDemo(project: TestProject) {
  project.provide('chromium', await findChromium())
  await buildPage('demo/vite.config.ts')
  const dataFolder = await mkdtemp(join(tmpdir(), 'meal-planner-'))
  const server = await startServer({
    DATA_DIR: dataFolder,
    MEAL_CALLS_PER_MINUTE: PLENTY,
    DELIVERY_CALLS_PER_MINUTE: PLENTY,
  })
  project.provide('demoUrl', `${server.origin}/`)
  return async () => {
    await server.kill()
    await rm(dataFolder, { recursive: true })
  }
}
