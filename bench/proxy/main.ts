import { killRun } from './killRun.js'

const KILLS = 20

/** `npm run bench:kill` fails when an acknowledged subscription was lost or doubled. */
const report = await killRun(KILLS)
console.table(report)
if (report.lost > 0 || report.doubled > 0) process.exitCode = 1
