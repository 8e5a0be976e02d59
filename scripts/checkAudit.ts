import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { bundledPackages, installedPackages } from './shippedPackages.js'

const STOPS: ReadonlySet<string> = new Set(['high', 'critical'])

const holeSchema = z.object({ title: z.string(), url: z.string(), severity: z.string() })

/** What `npm audit --json` writes. `via` has a package's own holes, and the names of packages that it takes others from. */
const auditSchema = z.union([
  z.object({
    vulnerabilities: z.record(
      z.string(),
      z.object({ nodes: z.array(z.string()), via: z.array(z.union([z.string(), holeSchema])) }),
    ),
  }),
  z.object({ error: z.unknown() }),
])

/** If npm says nothing at all, such as without a network. */
const NO_ANSWER = '{"error":"no answer"}'

// Reads the answer of `npm audit --json`. A known hole in a package that we ship stops; a registry that cannot audit does not.
const answer = (await text(process.stdin)).trim()
const audit = auditSchema.parse(JSON.parse(answer || NO_ANSWER))
const places = new Set((await installedPackages()).map(({ source }) => source))
const bundled = new Set((await bundledPackages()).map(({ name }) => name))
if ('error' in audit) process.stdout.write('The registry cannot audit: going on without it.\n')
else {
  for (const [name, { nodes, via }] of Object.entries(audit.vulnerabilities)) {
    if (!bundled.has(name) && !nodes.some((node) => places.has(node))) continue
    for (const hole of via) {
      if (typeof hole === 'string' || !STOPS.has(hole.severity)) continue
      process.stderr.write(`${name} (${hole.severity}): ${hole.title}, ${hole.url}\n`)
      process.exitCode = 1
    }
  }
}
