import { readFile } from 'node:fs/promises'
import { gzipBytes, measureBundle } from './measureBundle.js'
import { bars, scriptFileSizes } from './sizeBars.js'

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

let isOver = false

function print(name: string, bytes: number, barKb: number | null) {
  if (barKb === null) return console.log(`     ${name}: ${kB(bytes)}`)
  const holds = bytes <= barKb * 1000
  isOver ||= !holds
  console.log(`${holds ? 'ok  ' : 'OVER'} ${name}: ${kB(bytes)} of ${barKb} kB`)
}

for (const { name, source, leftOut, part, barKb } of bars) {
  print(name, (await measureBundle(source, leftOut))[part], barKb)
}
for (const { file, barKb } of scriptFileSizes) print(file, gzipBytes(await readFile(file, 'utf8')), barKb)
if (isOver) process.exitCode = 1
