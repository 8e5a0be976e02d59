import { type OutputChunk, rolldown } from 'rolldown'
import type { Bundler } from './BundledApp.js'

function firstLoadOf(chunks: readonly OutputChunk[]): ReadonlySet<OutputChunk> {
  const found = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}

/** Rolldown is the bundler inside Vite. */
export const bundleWithRolldown: Bundler = async ({ entry, leftOut }) => {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    // Nobody imports an application's entry, so it may hold what it shares with lazy chunks.
    preserveEntrySignatures: false,
    external: [...leftOut],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const firstLoad = firstLoadOf(chunks)
  return chunks.map((chunk) => ({ code: chunk.code, isFirstLoad: firstLoad.has(chunk) }))
}
