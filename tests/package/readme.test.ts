import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { builtInFoods } from '../../src/core/index.js'
import { ATTRIBUTES } from '../../src/element/readAttributes.js'
import { PLAN_TABS } from '../../src/store/planTabs.js'
import { LIGHT } from '../../src/ui/theme.js'
import { interfaceMembers } from '../support/interfaceMembers.js'
import { codeOf, tableRows } from '../support/markdown.js'

const PROPS = 'src/host/MealPlannerProps.ts'

let readme = ''
beforeAll(async () => {
  readme = await readFile('README.md', 'utf8')
})

const firstCells = (firstHeader: string) => tableRows(readme, firstHeader).map(([cell]) => cell)
const namesOf = async (file: string, name: string) =>
  (await interfaceMembers(file, name)).map((member) => member.name)

describe('the README', () => {
  it('lists every prop with its type', async () => {
    const rows = tableRows(readme, 'Prop').map(([name, type]) => [name, type])
    const members = await interfaceMembers(PROPS, 'PropValues')
    expect(rows).toEqual(members.map(({ name, type }) => [name, type]))
  })

  it('names only types of props that the package exports', async () => {
    const entry = await readFile('src/index.ts', 'utf8')
    const types = tableRows(readme, 'Prop').flatMap(([, type = '']) => type.match(/\b[A-Z]\w+/g) ?? [])
    expect(types).toContain('WeekPlan')
    const ours = types.filter((type) => !['Partial', 'Promise'].includes(type))
    for (const type of ours) expect(entry).toMatch(new RegExp(`\\b${type}\\b`))
  })

  it('lists every method of the ref with its type', async () => {
    const rows = tableRows(readme, 'Method').map(([name, type]) => [name, type])
    const members = await interfaceMembers(PROPS, 'MealPlannerHandle')
    expect(rows).toEqual(members.map(({ name, type }) => [name, type]))
  })

  it('lists every theme token with its light value', () => {
    const [font, ...colors] = tableRows(readme, 'Token')
    expect(font?.[0]).toBe('font')
    const documented = Object.fromEntries(colors.map(([token, value]) => [token, value]))
    expect(documented, 'the table of tokens in README.md').toEqual(LIGHT)
  })

  it('lists every attribute and event of the element', async () => {
    expect(firstCells('Attribute')).toEqual([...ATTRIBUTES])
    expect(firstCells('Event')).toEqual(
      await namesOf('src/element/elementEvents.ts', 'MealPlannerElementEvents'),
    )
  })

  it('names every tab at the prop and at the attribute', () => {
    for (const column of ['Prop', 'Attribute']) {
      const row = tableRows(readme, column).find(([name]) => name === 'tabs')
      for (const tab of PLAN_TABS) expect(row?.join(' '), column).toContain(tab)
    }
  })

  it('lists every function and every schema that the core exports', async () => {
    const exported = Object.entries(await import('../../src/core/index.js'))
    const functions = exported.filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    expect(firstCells('Function').toSorted()).toEqual(functions.map(([name]) => name).toSorted())
    const schemas = exported.flatMap(([name]) => (name.endsWith('Schema') ? name : [])).toSorted()
    const described = tableRows(readme, 'Schema').flat().join(' ')
    expect([...described.matchAll(/\w+Schema\b/g)].map(([name]) => name).toSorted()).toEqual(schemas)
  })
})

describe('a recipe', () => {
  it('appears in the README exactly as in its file', async () => {
    const entries = await readdir('recipes', { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files)
      expect([file, codeOf(readme, file)]).toEqual([file, await readFile(file, 'utf8')])
  })
})

describe('what the README says of the foods', () => {
  const sharesInWords: Readonly<Record<string, number>> = {
    'a fifth': 1 / 5,
    'three tenths': 3 / 10,
    'a third': 1 / 3,
  }
  const shareOf = (priceSource: string) =>
    builtInFoods.filter(({ pack }) => pack.priceSource === priceSource).length / builtInFoods.length

  it('promises no more foods than there are, so that it stays true with a new food', () => {
    const promised = [...readme.matchAll(/(\d+) foods\b/g)].map(([, count]) => Number(count))
    expect(promised).not.toHaveLength(0)
    for (const count of promised) expect(count).toBeLessThanOrEqual(builtInFoods.length)
  })

  it('gives the share of the prices that each source has', () => {
    const said = tableRows(readme, 'What').flatMap(
      ([what = '']) => /^About (.*) of the prices/.exec(what)?.[1] ?? [],
    )
    const shares = ['BLS', 'ERS', 'retail', 'estimate'].map(shareOf)
    expect(said).toHaveLength(shares.length)
    for (const [index, words] of said.entries())
      expect(sharesInWords[words], words).toBeCloseTo(shares[index] ?? Number.NaN, 1)
  })
})
