import { rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g

/** Removes the declaration files that no public entry imports: nobody can import their modules. */
export async function removePrivateDeclarations(
  entries: readonly string[],
  emitted: ReadonlyMap<string, string>,
) {
  const contents = new Map([...emitted].map(([file, content]) => [resolve(file), content]))
  const used = new Set(entries.map((entry) => resolve(entry)))
  for (const file of used) {
    const content = contents.get(file)
    if (content === undefined) throw new Error(`The build wrote no ${file}, which a public entry needs.`)
    for (const [, path = ''] of content.matchAll(RELATIVE_IMPORT)) {
      used.add(resolve(dirname(file), `${path}.d.ts`))
    }
  }
  await Promise.all([...contents.keys()].filter((file) => !used.has(file)).map((file) => rm(file)))
}
