import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const ENTRY = 'virtual:measured-entry'

export interface BundleSize {
  /** What a page loads before it shows anything: the entry and its static imports, in bytes after gzip. */
  readonly firstLoadBytes: number
  /** The first load and every lazy chunk, in bytes after gzip. */
  readonly totalBytes: number
}

/** Bytes after gzip, as a server sends them. */
export const gzipBytes = (code: string) => gzipSync(code, { level: 9 }).byteLength
const sumGzipped = (chunks: readonly OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipBytes(code), 0)

function firstLoad(chunks: readonly OutputChunk[]): OutputChunk[] {
  const found = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return [...found]
}

/**
 * Bundles and minifies an import of the built package as a host's production build does.
 * @param source the code of the importing module, with paths relative to the repository's root.
 * @param leftOut modules that are not counted.
 */
export async function measureBundle(source: string, leftOut: readonly RegExp[]): Promise<BundleSize> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'browser',
    logLevel: 'silent',
    // Nobody imports an application's entry, so it may hold what it shares with lazy chunks.
    preserveEntrySignatures: false,
    external: [...leftOut],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'measured-entry',
        resolveId: (id, importer) =>
          id === ENTRY ? id : importer === ENTRY ? fileURLToPath(new URL(`../${id}`, import.meta.url)) : null,
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  return { firstLoadBytes: sumGzipped(firstLoad(chunks)), totalBytes: sumGzipped(chunks) }
}
