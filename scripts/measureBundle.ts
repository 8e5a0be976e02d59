import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Bundler, Chunk } from './bundlers/BundledApp.js'

export interface BundleSize {
  /** What a page loads before it shows anything: the entry and its static imports, in bytes after gzip. */
  readonly firstLoadBytes: number
  /** The first load and every lazy chunk, in bytes after gzip. */
  readonly totalBytes: number
  /** The largest of the lazy chunks, in bytes after gzip. */
  readonly largestLazyBytes: number
}

/** Bytes after gzip, as a server sends them. */
export const gzipBytes = (code: string) => gzipSync(code, { level: 9 }).byteLength

const sumGzipped = (chunks: readonly Chunk[]) => chunks.reduce((sum, { code }) => sum + gzipBytes(code), 0)

/**
 * Bundles and minifies an import of the built package as a host's production build does.
 * @param source the code of the importing module.
 * @param leftOut modules that are not counted.
 */
export async function measureBundle(
  bundler: Bundler,
  source: string,
  leftOut: readonly RegExp[],
): Promise<BundleSize> {
  // Inside the repository, so that the package is found by its name. The same each time: the names of chunks depend on
  // it, and names that change would change the bytes after gzip.
  const folder = join('node_modules', '.measured')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  try {
    const entry = join(process.cwd(), folder, 'entry.js')
    await writeFile(entry, source)
    const chunks = await bundler({ entry, folder: join(process.cwd(), folder, 'dist'), leftOut })
    return {
      firstLoadBytes: sumGzipped(chunks.filter(({ isFirstLoad }) => isFirstLoad)),
      totalBytes: sumGzipped(chunks),
      largestLazyBytes: Math.max(
        0,
        ...chunks.filter(({ isFirstLoad }) => !isFirstLoad).map(({ code }) => gzipBytes(code)),
      ),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
