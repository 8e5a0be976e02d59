import type { BundleSize } from './measureBundle.js'

interface SizeBar {
  readonly name: string
  /** What an application writes, its paths relative to the repository's root. */
  readonly source: string
  /** Modules that are not counted. */
  readonly leftOut: readonly RegExp[]
  readonly part: keyof BundleSize
  /** Minified and gzipped, in units of 1000 bytes. */
  readonly barKb: number
}

const REACT = [/^react($|\/)/, /^react-dom($|\/)/]
/** Rows of data: foods, the words people have for them, dishes. They grow with what the widget knows, not with what it does. */
const DATA_ROWS = [/\.data\.js$/, /\/planner\//]
const component = "import { MealPlanner } from './dist/index.js'; globalThis.used = MealPlanner"

/** What a host's visitors download at most. */
export const bars: readonly SizeBar[] = [
  { name: 'MealPlanner, first load', source: component, leftOut: REACT, part: 'firstLoadBytes', barKb: 42 },
  { name: 'MealPlanner, all chunks', source: component, leftOut: REACT, part: 'totalBytes', barKb: 100 },
  {
    name: 'core without its data rows and zod',
    source: "import * as core from './dist/core/index.js'; globalThis.used = { ...core }",
    leftOut: [...DATA_ROWS, /^zod($|\/)/],
    part: 'totalBytes',
    barKb: 14,
  },
  {
    name: 'core without its data rows, zod inside',
    source: "import * as core from './dist/core/index.js'; globalThis.used = { ...core }",
    leftOut: DATA_ROWS,
    part: 'totalBytes',
    barKb: 19,
  },
]

interface FileSize {
  /** As built, its path relative to the repository's root. */
  readonly file: string
  readonly barKb: number | null
}

/** What pages without a bundler load as it is. */
export const scriptFileSizes: readonly FileSize[] = [
  { file: 'dist/meal-planner.js', barKb: 135 },
  { file: 'dist/meal-planner.plan.js', barKb: null },
]
