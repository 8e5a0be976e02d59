import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { buildPage } from '../../tests/support/buildPage.js'
import { findChromium } from '../../tests/support/findChromium.js'
import { launchBrowser } from '../../tests/support/launchBrowser.js'
import { freePort } from '../proxy/freePort.js'
import { startServer } from '../proxy/serverProcess.js'

/** It brings 200 packages, so we do not depend on it: `npm install --no-save lighthouse@12.8`. */
const PACKAGE = process.env.LIGHTHOUSE ?? 'lighthouse'

type Lighthouse = (url: string, flags: object) => Promise<unknown>
const moduleSchema = z.object({
  default: z.custom<Lighthouse>((value) => typeof value === 'function'),
})
const score = z.object({ score: z.number() })
const resultSchema = z.object({
  lhr: z.object({
    categories: z.object({
      performance: score,
      accessibility: score,
      'best-practices': score,
      seo: score,
    }),
    audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  }),
})

/** The four scores of the demo page on Lighthouse's phone, from the reference server; null without Lighthouse. */
export async function lighthouseScores(runs: number) {
  const lighthouse = await import(PACKAGE).then(
    (module: unknown) => moduleSchema.parse(module).default,
    () => null,
  )
  if (!lighthouse) return null
  await buildPage('demo/vite.config.ts')
  const dataFolder = await mkdtemp(join(tmpdir(), 'meal-planner-'))
  const server = await startServer({ DATA_DIR: dataFolder })
  const port = await freePort()
  const browser = await launchBrowser(await findChromium(), [`--remote-debugging-port=${port}`])
  const scores: number[][] = []
  try {
    for (let run = 0; run < runs; run++) {
      const { lhr } = resultSchema.parse(await lighthouse(`${server.origin}/`, { port, logLevel: 'error' }))
      scores.push(Object.values(lhr.categories).map((category) => Math.round(100 * category.score)))
    }
  } finally {
    await browser.close()
    await server.kill()
    await rm(dataFolder, { recursive: true })
  }
  return scores
}
