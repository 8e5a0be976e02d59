import '../../tests/support/listeners.setup.js'
import { randomBytes } from 'node:crypto'
import { crowd } from './crowd.js'
import { fewerCalls } from './fewerCalls.js'
import { fuzz } from './fuzz.js'
import { inFlight } from './inFlight.js'
import { killLimits } from './killLimits.js'
import { killRun } from './killRun.js'
import { locked } from './locked.js'
import { startPrivatePostgres } from './privatePostgres.js'
import { relayRatio } from './relayRatio.js'
import { soak } from './soak.js'
import { subscriptionRatio } from './subscriptionRatio.js'

/** What one bench found, and whether it meets its bar. */
interface Report {
  readonly figures: Readonly<Record<string, unknown>>
  readonly isGood: boolean
}

const KILLS = 20

/** An acknowledged subscription may be neither lost nor doubled. */
async function kill(postgres?: string): Promise<Report> {
  const report = await killRun(KILLS, postgres)
  return { figures: { ...report }, isGood: report.lost === 0 && report.doubled === 0 }
}

/** A bench with a PostgreSQL of its own. */
async function withPostgres(bench: (url: string) => Promise<Report>): Promise<Report> {
  const postgres = await startPrivatePostgres()
  if (!postgres) return { figures: { skipped: 'PostgreSQL is not installed' }, isGood: true }
  try {
    return await bench(postgres.url)
  } finally {
    await postgres.remove()
  }
}

const postgresVariables = (url: string) => ({
  DATABASE_URL: url,
  DATA_KEYS: randomBytes(32).toString('base64'),
})

const BENCHES: Readonly<Record<string, () => Promise<Report>>> = {
  relay: relayRatio,
  crowd,
  'in-flight': inFlight,
  fuzz: () => fuzz(),
  'fuzz-shared': () => withPostgres((url) => fuzz(postgresVariables(url))),
  soak,
  kill: () => kill(),
  // One of two servers is killed.
  'kill-shared': () => withPostgres(kill),
  'kill-limits': () => withPostgres((url) => killLimits(KILLS, url)),
  subscriptions: subscriptionRatio,
  locked,
  'fewer-calls': fewerCalls,
}

/** `npm run bench:proxy` runs all benches, `npm run bench:proxy -- crowd kill` those named. */
const named = process.argv.slice(2)
for (const [name, bench] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue
  const { figures, isGood } = await bench()
  process.stdout.write(`\n${name}: ${isGood ? 'good' : 'BELOW ITS BAR'}\n`)
  console.table(figures)
  if (!isGood) process.exitCode = 1
}
