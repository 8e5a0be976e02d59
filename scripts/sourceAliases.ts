import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Lets the demo and the tests import the package by its public names while it is read from `src`. */
export const sourceAliases = [
  { find: /^react-meal-planner\/element$/, replacement: source('element/index.ts') },
  { find: /^react-meal-planner\/core$/, replacement: source('core/index.ts') },
  { find: /^react-meal-planner$/, replacement: source('index.ts') },
]
