import { describe, expect, it } from 'vitest'
import { weekAsText } from '../../recipes/headless.js'
import nextConfig from '../../recipes/next/next.config.js'

describe('the headless recipe', () => {
  it('writes a vegetarian week and its priced list as text', async () => {
    const text = await weekAsText('2026-11-23', 7)
    expect(text.match(/ Breakfast: /g)).toHaveLength(7)
    expect(text).toMatch(/\$\d+\.\d{2}/)
    const [madeFor = ''] = /^Made for: .*$/m.exec(text) ?? []
    expect(madeFor).toBe('Made for: vegetarian, no peanuts, no mushrooms')
    expect(text.replace(madeFor, '')).not.toMatch(/chicken|beef|salmon|mushroom|peanut/i)
  })

  it('gives the same week for the same seed', async () => {
    expect(await weekAsText('2026-11-23', 7)).toBe(await weekAsText('2026-11-23', 7))
  })
})

describe('the Next configuration', () => {
  it('passes the widget’s calls on to the reference server', async () => {
    expect(await nextConfig.rewrites()).toEqual([
      { source: '/api/planner/:path*', destination: 'http://127.0.0.1:8787/api/:path*' },
    ])
  })
})
