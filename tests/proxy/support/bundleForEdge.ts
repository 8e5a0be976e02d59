import { build } from 'esbuild'
import { expect } from 'vitest'

/**
 * Bundles a script as a runtime without Node would load it. Each load of the bundle gives another instance.
 * @returns a function that loads it.
 */
export async function bundleForEdge<Loaded>(script: string): Promise<() => Promise<Loaded>> {
  // It fails where a file imports something of Node.
  const { metafile, outputFiles } = await build({
    entryPoints: [script],
    write: false,
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
  const code = outputFiles.map(({ text }) => text).join('')
  let loads = 0
  // The same address would give the same instance.
  return () => import(`data:text/javascript,${encodeURIComponent(`${code}\n// ${loads++}`)}`)
}
