import type { BundleSize } from './measureBundle.js'

/** The most bytes of each kind, minified and gzipped, in units of 1000 bytes. */
type Bars = { readonly [Part in keyof BundleSize]?: number }

interface MeasuredApp {
  readonly name: string
  /** The code of the application. */
  readonly source: string
  /** Modules that are not counted. */
  readonly leftOut: readonly RegExp[]
  readonly barsKb: Bars
}

const REACT = [/^react($|\/)/, /^react-dom($|\/)/]
/** Data such as foods, their words and dishes, which grow with what the widget knows, and the planner, loaded when needed. */
const DATA_AND_PLANNER = [/\.data\.js$/, /\/planner\//]
const core = "import * as core from 'react-meal-planner/core'; globalThis.used = { ...core }"

/** The most that a host's visitors download, whichever bundler the host uses. */
export const measuredApps: readonly MeasuredApp[] = [
  {
    name: 'MealPlanner',
    source: "import { MealPlanner } from 'react-meal-planner'; globalThis.used = MealPlanner",
    leftOut: REACT,
    barsKb: { firstLoadBytes: 42, totalBytes: 421.5, largestLazyBytes: 45 },
  },
  {
    name: 'core without planner, data rows and zod',
    source: core,
    leftOut: [...DATA_AND_PLANNER, /^zod($|\/)/],
    barsKb: { totalBytes: 42.5 },
  },
  {
    name: 'core without planner and data rows, zod inside',
    source: core,
    leftOut: DATA_AND_PLANNER,
    barsKb: { totalBytes: 50.8 },
  },
]

interface FileSize {
  /** Path of a built file, relative to the repository's root. */
  readonly file: string
  readonly barKb: number | null
}

/** The files that pages without a bundler load. */
export const scriptFileSizes: readonly FileSize[] = [
  { file: 'dist/meal-planner.js', barKb: 150 },
  { file: 'dist/meal-planner.plan.js', barKb: null },
]
