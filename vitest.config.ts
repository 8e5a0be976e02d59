import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { localImports } from './scripts/localImports.js'
import { sourceAliases } from './scripts/sourceAliases.js'

/** After so long, a test hangs. It says nothing about speed: on a busy machine, a test of seconds takes minutes. */
const HANGS_MS = 300_000

/**
 * How a click ends on a page for which Chromium draws no frame at all: it waits for two frames, and nothing more is
 * said. On a busy machine that befalls one page in some hundreds, and a new page draws. An element that moves or is
 * covered ends in other words.
 */
const NO_FRAMES = /waiting for element to be visible, enabled and stable\S*\s*$/

/** How a driver that is not ours refuses a command, over WebDriver or WebDriver BiDi. The page is then tried once more. */
const DRIVER_FAULT = /^(?:(?:POST|DELETE) http|[a-z ]+: |fetch failed|No browser answers)/

export default defineConfig({
  test: {
    // One more than there are cores, because many tests wait: for a clock, a browser or npm.
    maxWorkers: availableParallelism() + 1,
    // Contexts that a file leaves behind stay in memory. A worker that has so much of them makes room for another.
    vmMemoryLimit: '1GB',
    projects: [
      {
        plugins: [localImports()],
        resolve: { alias: sourceAliases },
        test: {
          name: 'core',
          include: ['tests/{core,contract,planner,ai,api,store}/**/*.test.ts'],
          environment: 'node',
          // What these rooms keep between two calls would be worked out again in the same way.
          isolate: false,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          setupFiles: ['tests/support/listeners.setup.ts', 'tests/support/onLine.setup.ts'],
        },
      },
      {
        plugins: [react(), localImports()],
        resolve: { alias: sourceAliases },
        test: {
          name: 'ui',
          include: ['tests/{ui,host,element}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Each file has a page and modules of its own, but jsdom and Vitest are loaded once for many.
          pool: 'vmThreads',
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          setupFiles: ['tests/support/beforeReact.setup.ts', 'tests/support/jsdom.setup.ts'],
        },
      },
      {
        plugins: [localImports()],
        resolve: { alias: sourceAliases },
        test: {
          name: 'proxy',
          include: ['tests/proxy/**/*.test.ts'],
          environment: 'node',
          // Each test opens a server and a database of its own, and closes them.
          isolate: false,
          setupFiles: ['tests/support/listeners.setup.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          environment: 'node',
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          name: 'consumers',
          include: ['tests/consumers/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/packedPackage.setup.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          // Builds of whole apps and browsers at once starve each other.
          fileParallelism: false,
        },
      },
      {
        resolve: { alias: sourceAliases },
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/demoServer.setup.ts', 'tests/support/hostPages.setup.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          retry: { count: 1, condition: NO_FRAMES },
        },
      },
      {
        resolve: { alias: sourceAliases },
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/demoServer.setup.ts'],
          testTimeout: HANGS_MS,
          retry: { count: 1, condition: DRIVER_FAULT },
          fileParallelism: false,
        },
      },
    ],
  },
})
