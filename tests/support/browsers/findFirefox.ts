import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { connectBidi } from './connectBidi.js'
import type { Driver, InstalledBrowser, MissingBrowser } from './Driver.js'
import { findProgram } from './findProgram.js'
import { startProgram } from './startProgram.js'

const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const resultSchema = z.object({ result: z.object({ value: z.string() }) })

/** Starts a headless Firefox with a fresh profile and drives it over WebDriver BiDi. */
async function start(path: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = await startProgram(path, args, /WebDriver BiDi listening on (ws:\S+)/)
  const bidi = await connectBidi(`${firefox.ready[1]}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const [page] = treeSchema.parse(await bidi.send('browsingContext.getTree', {})).contexts
  if (!page) throw new Error('Firefox opened no page.')
  const { context } = page
  return {
    async goto(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(functionText) {
      const expression = `JSON.stringify((${functionText})() ?? null)`
      const answer = await bidi.send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      return JSON.parse(resultSchema.parse(answer).result.value)
    },
    async perform(actions) {
      await bidi.send('input.performActions', { context, actions })
    },
    async close() {
      bidi.close()
      await firefox.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Debian’s Firefox, or any other. */
export function findFirefox(): InstalledBrowser | MissingBrowser {
  const name = 'Firefox'
  const path = findProgram(['firefox-esr', 'firefox'])
  if (!path) return { name, advice: 'apt-get install firefox-esr' }
  return { name, start: () => start(path) }
}
