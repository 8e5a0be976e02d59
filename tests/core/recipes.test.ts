import { planStateSchema } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { weekAsText } from '../../recipes/headless.js'
import nextConfig from '../../recipes/next/next.config.js'
import { makePlan, withAnotherDinner } from '../../recipes/own-screen.js'
import { sampleProfile } from '../support/sampleProfile.js'

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

describe('the recipe for a screen of your own', () => {
  it('makes a plan that can be kept as JSON, changes it and goes back', async () => {
    const plan = await makePlan(sampleProfile({ people: 3 }), '2026-11-23', 7)
    expect(planStateSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
    expect(plan.basis.people).toBe(3)

    const changed = await withAnotherDinner(plan)
    const dinnerOf = ({ week }: typeof plan) =>
      week.days[0]?.meals.find(({ type }) => type === 'dinner')?.name
    expect(dinnerOf(changed.plan)).not.toBe(dinnerOf(plan))
    expect(Math.abs(changed.moreUsd)).toBeLessThan(100)
    expect(changed.before).toBe(plan)
  })
})

describe('the Next configuration', () => {
  it('passes the widget’s calls on to the reference server', async () => {
    expect(await nextConfig.rewrites()).toEqual([
      { source: '/api/planner/:path*', destination: 'http://127.0.0.1:8787/api/:path*' },
    ])
  })
})
