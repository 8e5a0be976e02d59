import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import * as z from 'zod/mini'
import { type Chromium, findChromium } from './findChromium.js'

const packedSchema = z.array(z.object({ filename: z.string() }))

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the packed package. */
    tarball: string
    chromium: Chromium
  }
}

/** Packs the built package once, as for publishing. */
export default async function packPackage(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'))
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', folder])
  const [packed] = packedSchema.parse(JSON.parse(stdout))
  if (!packed) throw new Error('npm pack named no tarball.')
  project.provide('tarball', join(folder, packed.filename))
  project.provide('chromium', await findChromium())
  return () => rm(folder, { recursive: true })
}
