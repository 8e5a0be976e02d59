import { describe, expect, it } from 'vitest'
import { killRun } from '../../bench/proxy/killRun.js'

const KILLS = 3

describe('a killed server', () => {
  it('neither loses nor doubles an acknowledged subscription', async () => {
    const report = await killRun(KILLS)
    expect(report.acknowledged).toBeGreaterThan(0)
    expect(report.cutOff).toBeGreaterThan(0)
    expect(report).toMatchObject({ kills: KILLS, lost: 0, doubled: 0 })
  }, 60_000)
})
