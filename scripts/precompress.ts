import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt)$/
/** Smaller files fit one packet in any case. */
const LEAST_BYTES = 1000

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a brotli and a gzip copy beside each file of a build, for servers that send compressed copies. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      for (const file of Object.values(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (!COMPRESSIBLE.test(file.fileName) || content.length < LEAST_BYTES) continue
        const path = join(dir, file.fileName)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        await writeFile(`${path}.br`, await toBrotli(content, { params }))
        await writeFile(`${path}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
