import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPrivatePostgres } from '../bench/proxy/privatePostgres.js'

/** Tests that do not import it have no database, and run alike in `npm test`. */
const STORAGE = 'tests/proxy/support/openTestStorage.ts'

/**
 * `npm run test:postgres`: the server's tests against a PostgreSQL of their own. If PostgreSQL is not installed, it
 * says so and passes, because the same tests run with libSQL in `npm test`.
 */
const postgres = await startPrivatePostgres()
if (!postgres) {
  console.log('PostgreSQL is not installed (initdb and postgres), so nothing was tested with it.')
} else {
  try {
    const files = process.argv.slice(2)
    const which = files.length > 0 ? ['run', ...files] : ['related', '--run', STORAGE]
    // One file at a time, because the database needs a core too: the server takes a slow connection for a lost one.
    const vitest = spawn('npx', ['vitest', ...which, '--project', 'proxy', '--maxWorkers=1'], {
      env: { ...process.env, TEST_POSTGRES_URL: postgres.url },
      stdio: 'inherit',
    })
    const [code] = await once(vitest, 'exit')
    process.exitCode = code ?? 1
  } finally {
    await postgres.remove()
  }
}
