import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
// biome-ignore lint/correctness/useImportExtensions: a JSON file
import { version } from '../package.json'

const SCRIPT = 'meal-planner.js'
const PLAN = 'meal-planner.plan.js'
const LICENSES = 'meal-planner.licenses.md'

const BANNER = `/*! react-meal-planner ${version} (MIT). Licenses of what is inside: ${LICENSES} */`

/** Wraps the first load as a classic script, whose top-level names would otherwise become global on the page. */
const classicScript = (code: string, build: string) => `${BANNER}
(() => {
'use strict'
const exports = {}
const require = (file) => exports.loadPlanFile(file, '${build}', exports)
${code}
})()
`

/** Wraps what loads on demand as a module that receives the script's exports: a module cannot import from a script. */
const planModule = (code: string, build: string) => `${BANNER}
export const build = '${build}'
export function run(script) {
const exports = {}
const require = () => script
${code}
return exports
}
`

/**
 * Builds two files for pages without a bundler: `meal-planner.js`, a classic script, and beside it `meal-planner.plan.js`
 * with everything that loads on demand. Both share one React. They are built as CommonJS, the format of chunks that can
 * be wrapped in a function which receives the imports. The script's `loadPlanFile` stands in for `require`.
 */
export function scriptFiles(): Plugin {
  return {
    name: 'script-files',
    config: () => ({
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        lib: { entry: { 'meal-planner': 'src/element/script.ts' }, formats: ['cjs'] },
        license: { fileName: LICENSES },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            codeSplitting: {
              groups: [
                { name: 'meal-planner', tags: ['$initial'], priority: 1 },
                { name: 'meal-planner.plan' },
              ],
            },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const script = chunks.find(({ fileName }) => fileName === SCRIPT)
      const plan = chunks.find(({ fileName }) => fileName === PLAN)
      if (!script?.exports.includes('loadPlanFile') || !plan || chunks.length > 2) {
        throw new Error(
          `The build for script tags wrote ${chunks.map(({ fileName }) => fileName).join(', ')} instead of ${SCRIPT} and ${PLAN}.`,
        )
      }
      const build = createHash('sha256').update(script.code).update(plan.code).digest('hex').slice(0, 8)
      script.code = classicScript(script.code, build)
      plan.code = planModule(plan.code, build)
    },
  }
}
