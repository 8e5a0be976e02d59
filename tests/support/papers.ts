import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()) })

/** The names of the scripts in package.json. */
export async function npmScripts(): Promise<readonly string[]> {
  return Object.keys(manifestSchema.parse(JSON.parse(await readFile('package.json', 'utf8'))).scripts)
}

/** The npm scripts that a document tells its reader to run. */
export function namedScripts(markdown: string): readonly string[] {
  return [...markdown.matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  )
}

const CODE = /```[\s\S]*?```|`[^`\n]+`/g
const PATH =
  /(?<![\w./-])(?:\.ci|src|demo|proxy|recipes|consumers|bench|scripts|tests|docs)\/[\w.{},/-]*[\w}]|(?<=`)[\w-]+\.(?:md|json|ts)(?=`)/g

/** `tests/{core,ui}` stands for `tests/core` and `tests/ui`. */
function withoutBraces(path: string): readonly string[] {
  const [, start = '', list, end = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? []
  return list === undefined ? [path] : list.split(',').map((part) => start + part + end)
}

/** The files and folders of the repository that a document names in backticks, except what a build makes. */
export function namedPaths(markdown: string): readonly string[] {
  const code = markdown.match(CODE) ?? []
  return [...new Set(code.flatMap((text) => text.match(PATH) ?? []).flatMap(withoutBraces))]
}

/** The numbered steps that begin with a file, each with the other names that it gives in backticks. */
export function namedSteps(markdown: string): readonly { file: string; names: readonly string[] }[] {
  return [...markdown.matchAll(/^\d\. `([\w./]+)`(.*(?:\n {3}.*)*)/gm)].map(([, file = '', rest = '']) => ({
    file,
    names: [...rest.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []),
  }))
}
