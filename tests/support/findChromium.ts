import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

const PACKAGE = 'node_modules/@sparticuz/chromium/package.json'
const packageSchema = z.object({ version: z.string() })

export interface Chromium {
  readonly executablePath: string
  /** Folder of shared libraries (NSS, NSPR) for machines that lack them. */
  readonly libraryPath: string | null
}

/** Sets environment variables while `work` runs and restores them afterwards. */
async function withEnvironment<T>(variables: Readonly<Record<string, string>>, work: () => Promise<T>) {
  const before = { ...process.env }
  Object.assign(process.env, variables)
  try {
    return await work()
  } finally {
    for (const name of Object.keys(process.env)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

/**
 * Finds the browser of the real-browser tests: `CHROME` if it is set, otherwise the one inside the npm package. We unpack
 * it once per version, because the package would reuse what an older version has left in the temp folder.
 */
export async function findChromium(): Promise<Chromium> {
  if (process.env.CHROME) return { executablePath: process.env.CHROME, libraryPath: null }
  const { version } = packageSchema.parse(JSON.parse(await readFile(PACKAGE, 'utf8')))
  const folder = resolve('node_modules', '.cache', `chromium-${version}`)
  await mkdir(folder, { recursive: true })
  // The package unpacks its shared libraries only if it seems to run on AWS Lambda.
  await withEnvironment({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }, async () => {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  })
  return { executablePath: join(folder, 'chromium'), libraryPath: join(folder, 'al2023', 'lib') }
}
