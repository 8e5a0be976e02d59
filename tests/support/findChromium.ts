import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

const PACKAGE = 'node_modules/@sparticuz/chromium/package.json'
const packageSchema = z.object({ version: z.string() })

export interface Chromium {
  readonly executablePath: string
  /** Shared libraries (NSS, NSPR) for machines that have none of their own. */
  readonly libraryPath: string | null
}

/** Sets environment variables while `work` runs and puts them back as they were. */
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
 * The browser that real-browser tests drive: `CHROME` where set, else the one that ships inside the npm package,
 * unpacked once per version (the package itself would reuse whatever an older version left in the temp folder).
 */
export async function findChromium(): Promise<Chromium> {
  if (process.env.CHROME) return { executablePath: process.env.CHROME, libraryPath: null }
  const { version } = packageSchema.parse(JSON.parse(await readFile(PACKAGE, 'utf8')))
  const folder = resolve('node_modules', '.cache', `chromium-${version}`)
  await mkdir(folder, { recursive: true })
  // The package unpacks its shared libraries only where it believes to run on AWS Lambda.
  await withEnvironment({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }, async () => {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  })
  return { executablePath: join(folder, 'chromium'), libraryPath: join(folder, 'al2023', 'lib') }
}
