import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * What each room may import besides itself. The linter enforces the same while a developer types. This table has it all
 * in one place, and finds a room that the linter does not know.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  contract: ['core'],
  planner: ['core'],
  ai: ['core', 'contract', 'planner', 'api'],
  api: ['core', 'contract'],
  store: ['core', 'api'],
  messages: ['core'],
  ui: ['core', 'store', 'messages'],
  host: ['core', 'planner', 'ai', 'api', 'store', 'messages', 'ui'],
  element: ['core', 'store', 'host', 'MealPlanner'],
  MealPlanner: ['core', 'store', 'messages', 'ui', 'host'],
  index: ['core', 'api', 'store', 'messages', 'ui', 'host', 'MealPlanner'],
  proxy: ['core', 'contract', 'planner'],
}
/**
 * The imports upwards. The code that makes a week, estimates its cost, writes a recipe or changes a plan loads when core
 * needs it.
 */
const DECLARED = [
  'src/core/plan/loadPlanner.ts → src/planner/index.ts',
  'src/core/plan/loadPlanner.ts → src/planner/dishes/book.ts',
  'src/core/plan/recipeFor.ts → src/planner/recipes/index.ts',
  'src/core/state/planChanges.ts → src/planner/change/index.ts',
]
/**
 * A recipe needs the planner's dishes but does not plan. Only some visitors change a plan, or have a model. The book of dishes is named
 * only to load as a file of its own.
 */
const DOORS = [
  'src/planner/index.ts',
  'src/planner/composed/index.ts',
  'src/planner/dishes/book.ts',
  'src/planner/recipes/index.ts',
  'src/planner/change/index.ts',
]

/** Rooms inside a room, each with the rooms that it may import. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  core: ['food', 'nutrition', 'plan', 'grocery', 'delivery', 'state', 'along'],
  planner: ['dishes', 'recipes', 'day', 'week', 'least', 'composed', 'change'],
}

const files = ['src', 'proxy'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!node_modules).*\.tsx?$/.test(file))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/'))),
)

/** `src/ui/parts/Card.tsx` is in `ui`, `src/index.ts` in `index`. */
const roomOf = (file: string) =>
  (file.split('/')[file.startsWith('src/') ? 1 : 0] ?? '').replace(/\.tsx?$/, '')
const innerRoomOf = (file: string) => file.split('/')[2] ?? ''

interface Arrow {
  readonly from: string
  readonly to: string
}

const arrows: readonly Arrow[] = files.flatMap((from) => {
  const source = readFileSync(from, 'utf8')
  return Array.from(source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g), ([, path = '']) => {
    const target = posix.join(posix.dirname(from), path).replace(/\.js$/, '')
    return { from, to: files.find((file) => file.replace(/\.tsx?$/, '') === target) ?? target }
  })
})

const inWords = ({ from, to }: Arrow) => `${from} → ${to}`

/** Data rows and texts may be longer. */
const MAY_BE_LONG = /\.data\.ts$|^src\/messages\//
const MOST_LINES = 250

it('is written in files of no more lines than the rules allow', () => {
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > MOST_LINES + 1)
  expect(long.filter((file) => !MAY_BE_LONG.test(file))).toEqual([])
})

describe('the rooms of the source', () => {
  it('are those that have a line here', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(Object.keys(MAY_IMPORT)))
  })

  it('import from the rooms below them only', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const [room, target] = [roomOf(from), roomOf(to)]
      return files.includes(to) && room !== target && !MAY_IMPORT[room]?.includes(target)
    })
    expect(wrong.map(inWords)).toEqual(DECLARED)
  })

  it('enter the planner by its doors', () => {
    const inside = arrows.filter(({ from, to }) => roomOf(to) === 'planner' && roomOf(from) !== 'planner')
    expect(new Set(inside.map(({ to }) => to))).toEqual(new Set(DOORS))
  })

  it.each(Object.entries(INSIDE))('keep the order inside %s', (outer, order) => {
    const wrong = arrows.filter(({ from, to }) => {
      const [place, target] = [order.indexOf(innerRoomOf(from)), order.indexOf(innerRoomOf(to))]
      return roomOf(from) === outer && roomOf(to) === outer && place >= 0 && target > place
    })
    expect(wrong.map(inWords)).toEqual([])
  })
})
