import { bundledPackages, installedPackages } from './shippedPackages.js'

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

// Packages that are neither installed nor inside the built files reach nobody.
const shipped = [...(await installedPackages()), ...(await bundledPackages())]
const refused = shipped.filter(({ licence = 'none' }) => !ALLOWED.has(licence))
for (const { name, licence = 'none', source } of refused) {
  process.stderr.write(
    `${name} (${source}) has the licence ${licence}, which scripts/checkLicences.ts does not allow.\n`,
  )
}
if (refused.length > 0) process.exitCode = 1
