import { describe, expect, it } from 'vitest'
import { contrast } from '../../demo/builder/contrast.js'
import { DARK, LIGHT, type ThemeToken } from '../../src/ui/theme.js'

type Pair = readonly [mark: ThemeToken, ground: ThemeToken]

const pairs = (marks: readonly ThemeToken[], grounds: readonly ThemeToken[]): readonly Pair[] =>
  marks.flatMap((mark) => grounds.map((ground) => [mark, ground] as const))

const GROUNDS: readonly ThemeToken[] = ['canvas', 'surface', 'sunken', 'accentSoft']
const TEXTS: readonly Pair[] = [
  ...pairs(['ink', 'muted'], [...GROUNDS, 'leaf', 'honey', 'tomato', 'berry', 'sky']),
  ...pairs(['ink'], ['raised', 'oat']),
  ...pairs(['accent', 'danger'], ['canvas', 'surface', 'accentSoft']),
  ...pairs(['onAccent'], ['accent', 'accentHover']),
]
const MARKS: readonly Pair[] = [
  ...pairs(['protein', 'carbs', 'fat', 'fiber', 'good', 'low', 'high'], ['canvas', 'surface', 'sunken']),
  ...pairs(['control'], GROUNDS.slice(0, 3)),
]

/** Lines only decorate: nothing has to be understood by them. */
const DECORATION: readonly string[] = ['line'] satisfies ThemeToken[]

it('measures every colour, as text, as a mark or as a ground', () => {
  const colours = Object.entries(LIGHT).flatMap(([token, value]) => (value.startsWith('#') ? token : []))
  const measured = new Set<string>([...TEXTS, ...MARKS].flat())
  expect(colours.filter((token) => !measured.has(token))).toEqual(DECORATION)
})

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the colours of the %s scheme', (_scheme, tokens) => {
  it.each(TEXTS)('keep text in %s on %s at 4.5 to 1 or more', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARKS)('keep marks in %s on %s at 3 to 1 or more', (mark, ground) => {
    expect(contrast(tokens[mark], tokens[ground])).toBeGreaterThanOrEqual(3)
  })
})
