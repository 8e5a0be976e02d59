import { relative } from 'node:path'
import { build, type Metafile } from 'esbuild'
import type { Bundler } from './BundledApp.js'

function firstLoadOf(outputs: Metafile['outputs']): ReadonlySet<string> {
  const found = new Set(
    Object.keys(outputs).filter((path) => outputs[path]?.entryPoint?.endsWith('entry.js')),
  )
  for (const path of found) {
    for (const imported of outputs[path]?.imports ?? []) {
      if (imported.kind === 'import-statement' && !imported.external) found.add(imported.path)
    }
  }
  return found
}

export const bundleWithEsbuild: Bundler = async ({ entry, folder, leftOut }) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'left-out',
        setup({ onResolve }) {
          for (const filter of leftOut) onResolve({ filter }, ({ path }) => ({ path, external: true }))
        },
      },
    ],
  })
  const firstLoad = firstLoadOf(metafile.outputs)
  return outputFiles.map(({ path, text }) => ({
    code: text,
    isFirstLoad: firstLoad.has(relative(process.cwd(), path)),
  }))
}
