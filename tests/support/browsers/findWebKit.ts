import { readdirSync } from 'node:fs'
import * as z from 'zod/mini'
import { freePort } from '../../../bench/proxy/freePort.js'
import type { Driver, InstalledBrowser, MissingBrowser } from './Driver.js'
import { findProgram } from './findProgram.js'
import { startProgram } from './startProgram.js'

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })

interface Programs {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = answerSchema.parse(await response.json())
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

/** Starts WebKitGTK’s small browser on a display of its own and drives it over WebDriver. */
async function start({ driver, browser, display }: Programs): Promise<Driver> {
  const screen = await startProgram(
    display,
    ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    /^(\d+)\n/,
  )
  const port = await freePort()
  const server = await startProgram(
    '/bin/sh',
    ['-c', `echo ready; exec "${driver}" --port=${port}`],
    /ready/,
    {
      DISPLAY: `:${screen.ready[1]}`,
      GDK_BACKEND: 'x11',
    },
  )
  const origin = `http://127.0.0.1:${port}`
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const opened = await whenUp(() => call('POST', `${origin}/session`, { capabilities }))
  const session = `${origin}/session/${sessionSchema.parse(opened).sessionId}`
  return {
    async goto(url) {
      await call('POST', `${session}/url`, { url })
    },
    async evaluate(functionText) {
      return call('POST', `${session}/execute/sync`, { script: `return (${functionText})()`, args: [] })
    },
    async perform(actions) {
      await call('POST', `${session}/actions`, { actions })
    },
    async close() {
      await call('DELETE', session)
      await server.stop()
      await screen.stop()
    },
  }
}

/** The driver does not report that it listens. */
async function whenUp<T>(request: () => Promise<T>, tries = 50): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (tries === 0 || !(error instanceof TypeError)) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
    return whenUp(request, tries - 1)
  }
}

/** The folder of WebKitGTK’s browser on Debian. */
function browserFolders(): readonly string[] {
  try {
    return readdirSync('/usr/lib').flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
        (version) => `/usr/lib/${machine}/${version}`,
      ),
    )
  } catch {
    return []
  }
}

/** WebKitGTK, the engine of Safari on Linux. */
export function findWebKit(): InstalledBrowser | MissingBrowser {
  const name = 'WebKitGTK'
  const driver = findProgram(['WebKitWebDriver'])
  const browser = findProgram(['MiniBrowser'], browserFolders())
  const display = findProgram(['Xvfb'])
  if (!driver || !browser || !display) return { name, advice: 'apt-get install webkit2gtk-driver xvfb' }
  return { name, start: () => start({ driver, browser, display }) }
}
