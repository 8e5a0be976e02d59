import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPrivatePostgres } from '../bench/proxy/privatePostgres.js'

/**
 * `npm run test:postgres`: the server's tests against a PostgreSQL of their own. If PostgreSQL is not installed, it
 * says so and passes, because the same tests run with libSQL in `npm test`.
 */
const postgres = await startPrivatePostgres()
if (!postgres) {
  console.log('PostgreSQL is not installed (initdb and postgres), so nothing was tested with it.')
} else {
  try {
    // One file at a time, because the database needs a core too: the server takes a slow connection for a lost one.
    const args = ['vitest', 'run', '--project', 'proxy', '--maxWorkers=1', ...process.argv.slice(2)]
    const vitest = spawn('npx', args, {
      env: { ...process.env, TEST_POSTGRES_URL: postgres.url },
      stdio: 'inherit',
    })
    const [code] = await once(vitest, 'exit')
    process.exitCode = code ?? 1
  } finally {
    await postgres.remove()
  }
}
