import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Replaces modules in every build, see `isDomProp`, `noUnits` and `assign`. */
export const buildAliases = [
  { find: /^@emotion\/is-prop-valid$/, replacement: source('ui/isDomProp.ts') },
  { find: /^@emotion\/unitless$/, replacement: source('ui/noUnits.ts') },
  { find: /^@babel\/runtime\/helpers\/esm\/extends$/, replacement: source('ui/assign.ts') },
]

/** Resolves the package's public names to `src`, for the demo and the tests. */
export const sourceAliases = [
  ...buildAliases,
  { find: /^react-meal-planner\/element$/, replacement: source('element/index.ts') },
  { find: /^react-meal-planner\/core$/, replacement: source('core/index.ts') },
  { find: /^react-meal-planner$/, replacement: source('index.ts') },
]
