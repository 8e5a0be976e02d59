import { readFile } from 'node:fs/promises'
import type { Bundler } from './bundlers/BundledApp.js'
import { bundleWithEsbuild } from './bundlers/bundleWithEsbuild.js'
import { bundleWithRolldown } from './bundlers/bundleWithRolldown.js'
import { bundleWithWebpack } from './bundlers/bundleWithWebpack.js'
import { type BundleSize, gzipBytes, measureBundle } from './measureBundle.js'
import { measuredApps, scriptFileSizes } from './sizeBars.js'

const BUNDLERS: Readonly<Record<string, Bundler>> = {
  'Vite (rolldown)': bundleWithRolldown,
  webpack: bundleWithWebpack,
  esbuild: bundleWithEsbuild,
}

const PARTS: readonly (readonly [part: keyof BundleSize, name: string])[] = [
  ['firstLoadBytes', 'first load'],
  ['totalBytes', 'all chunks'],
  ['largestLazyBytes', 'largest lazy chunk'],
]

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

let isOver = false

function print(name: string, bytes: number, barKb: number | null) {
  if (barKb === null) return console.log(`     ${name}: ${kB(bytes)}`)
  const holds = bytes <= barKb * 1000
  isOver ||= !holds
  console.log(`${holds ? 'ok  ' : 'OVER'} ${name}: ${kB(bytes)} of ${barKb} kB`)
}

for (const [bundlerName, bundler] of Object.entries(BUNDLERS)) {
  for (const { name, source, leftOut, barsKb } of measuredApps) {
    const size = await measureBundle(bundler, source, leftOut)
    for (const [part, partName] of PARTS) {
      const barKb = barsKb[part]
      if (barKb !== undefined) print(`${bundlerName}: ${name}, ${partName}`, size[part], barKb)
    }
  }
}
for (const { file, barKb } of scriptFileSizes) print(file, gzipBytes(await readFile(file, 'utf8')), barKb)
if (isOver) process.exitCode = 1
