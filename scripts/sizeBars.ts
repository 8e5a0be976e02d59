import type { BundleSize } from './measureBundle.js'

interface SizeBar {
  readonly name: string
  /** The code of the importing application, with paths relative to the repository's root. */
  readonly source: string
  /** Modules that are not counted. */
  readonly leftOut: readonly RegExp[]
  readonly part: keyof BundleSize
  /** Minified and gzipped, in units of 1000 bytes. */
  readonly barKb: number
}

const REACT = [/^react($|\/)/, /^react-dom($|\/)/]
/** Data such as foods, their words and dishes, which grow with what the widget knows, not with what it does. */
const DATA_ROWS = [/\.data\.js$/, /\/planner\//]
const component = "import { MealPlanner } from './dist/index.js'; globalThis.used = MealPlanner"

/** The most that a host's visitors download. */
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
  /** Path of a built file, relative to the repository's root. */
  readonly file: string
  readonly barKb: number | null
}

/** The files that pages without a bundler load. */
export const scriptFileSizes: readonly FileSize[] = [
  { file: 'dist/meal-planner.js', barKb: 135 },
  { file: 'dist/meal-planner.plan.js', barKb: null },
]
