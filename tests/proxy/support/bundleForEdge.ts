import { join } from 'node:path'
import { build } from 'esbuild'
import { expect } from 'vitest'
import { temporaryFolder } from './temporaryFolder.js'

/** A script in one file, as a runtime without Node would load it; loading it twice gives two instances. */
export async function bundleForEdge(script: string): Promise<string> {
  const outfile = join(await temporaryFolder(), 'worker.mjs')
  // It fails where a file imports something of Node.
  const { metafile } = await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    format: 'esm',
    // As the bundlers of such runtimes do: nothing of Node exists, and packages may have another file for that case.
    platform: 'browser',
    conditions: ['worker'],
    alias: { 'react-meal-planner/core': './src/core/index.ts' },
    logLevel: 'silent',
    metafile: true,
  })
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([])
  return outfile
}
