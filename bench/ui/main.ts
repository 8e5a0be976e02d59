import { buildPage } from '../../tests/support/buildPage.js'
import { findChromium } from '../../tests/support/findChromium.js'
import { launchBrowser } from '../../tests/support/launchBrowser.js'
import { atLeast, atMost, printRows } from '../plans/bars.js'
import { median } from '../plans/statistics.js'
import { growth } from './growth.js'
import { layoutShift } from './layoutShift.js'
import { lighthouseScores } from './lighthouse.js'
import type { Device } from './openPage.js'
import { growthRows, mountRows, shiftRow, timeRows } from './rows.js'
import { servePage } from './servePage.js'
import { tickChanges } from './tickChanges.js'
import { type Figures, visit, visitPlain } from './visit.js'

/**
 * Measures the built package in a real browser, beside plain controls on the same page in the same run:
 * `npm run bench:ui [runs] [times] [shift] [ticks] [growth] [lighthouse]`. The machine should do nothing else.
 */
const RUNS = Number(process.argv[2] ?? 5)
const parts = process.argv.slice(3)
const isAsked = (part: string) => parts.length === 0 || parts.includes(part)

const WEEKS = 200
const MOUNTS = 100
const COMPUTER: Device = { name: 'Computer', width: 1280, height: 900, slowdown: 1 }
const PHONE: Device = { name: 'Phone, processor 4 × slower', width: 390, height: 844, slowdown: 4 }
const DEVICES = [COMPUTER, PHONE]
/** In a row: its mark, name, amount and price. In the line of what is left: the count, the sum and the bar. */
const MOST_CHANGES = 20
const LIGHTHOUSE_BARS = { performance: 97, accessibility: 100, 'best practices': 100, SEO: 100 }

await buildPage('bench/ui/page/vite.config.ts')
const { origin, close } = await servePage('bench/ui/page/dist')
const browser = await launchBrowser(await findChromium())

if (isAsked('times')) {
  for (const device of DEVICES) {
    const visits: Figures[] = []
    const plain: Figures[] = []
    for (let run = 0; run < RUNS; run++) {
      plain.push(await visitPlain(browser, origin, device))
      visits.push(await visit(browser, origin, device))
    }
    printRows(`${device.name}, ${RUNS} runs`, timeRows({ visits, plain }, device.slowdown))
  }
}
if (isAsked('shift')) {
  for (const device of DEVICES) {
    const watched = await layoutShift(browser, origin, { ...device, slowdown: 1 })
    printRows(`Layout shift at ${device.width} px`, [shiftRow(device.width, watched)])
    for (const moved of watched.moved) console.log(`  ${moved}`)
  }
}
if (isAsked('ticks')) {
  const changes = await tickChanges(browser, origin, COMPUTER)
  printRows('One tick of the list', [atMost('Changes of the page', changes.length, MOST_CHANGES)])
  for (const change of changes) console.log(`  ${change}`)
}
if (isAsked('growth')) {
  const { ofMounts, ofWeeks } = await growth(browser, origin, COMPUTER, WEEKS, MOUNTS)
  printRows('What is left after a collection', [
    ...mountRows(`${MOUNTS} mounts`, ofMounts),
    ...growthRows(`${WEEKS} weeks`, ofWeeks),
  ])
}
await browser.close()
close()

if (isAsked('lighthouse')) {
  const scores = await lighthouseScores(RUNS)
  const rows = Object.entries(LIGHTHOUSE_BARS).map(([what, bar], index) =>
    atLeast(what, median(scores?.map((run) => run[index] ?? Number.NaN) ?? []), bar),
  )
  printRows(scores ? 'Lighthouse, phone' : 'Lighthouse is not installed', rows)
}
