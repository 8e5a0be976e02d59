import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/** Licences that only ask for attribution, so that a host may ship the packages under them. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
})

// Checks the packages that hosts and servers install. Packages for builds and tests reach nobody.
const { packages } = lockSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
const refused = Object.entries(packages).filter(
  ([path, { license = 'none', dev, devOptional, link }]) =>
    path !== '' && !dev && !devOptional && !link && !ALLOWED.has(license),
)
for (const [path, { license = 'none' }] of refused) {
  process.stderr.write(`${path} has the licence ${license}, which scripts/checkLicences.ts does not allow.\n`)
}
if (refused.length > 0) process.exitCode = 1
