import { measureBundle } from './measureBundle.js'
import { bars } from './sizeBars.js'

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

let isOver = false
for (const { name, source, leftOut, part, barKb } of bars) {
  const bytes = (await measureBundle(source, leftOut))[part]
  const holds = bytes <= barKb * 1000
  isOver ||= !holds
  console.log(`${holds ? 'ok  ' : 'OVER'} ${name}: ${kB(bytes)} of ${barKb} kB`)
}
if (isOver) process.exitCode = 1
