import { killRun } from './killRun.js'
import { startPrivatePostgres } from './privatePostgres.js'

const KILLS = 20

/** `npm run bench:kill` fails when an acknowledged subscription was lost or doubled. */
const reports = { 'one server, libSQL in a file': await killRun(KILLS) }
const postgres = await startPrivatePostgres()
try {
  if (postgres) Object.assign(reports, { 'two servers, PostgreSQL': await killRun(KILLS, postgres.url) })
  else console.log('PostgreSQL is not installed, so two servers were not tried.')
} finally {
  await postgres?.remove()
}
console.table(reports)
if (Object.values(reports).some(({ lost, doubled }) => lost > 0 || doubled > 0)) process.exitCode = 1
