import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/** A package that reaches hosts, their visitors or servers. */
export interface ShippedPackage {
  readonly name: string
  readonly licence: string | undefined
  /** Where it is said that it is shipped: its place in the lock file, or the list of what a build holds. */
  readonly source: string
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
})

/** Packages that npm installs with the widget or with the server. */
export async function installedPackages(): Promise<readonly ShippedPackage[]> {
  const { packages } = lockSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path !== '' && !dev && !devOptional && !link)
    .map(([path, { license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: license,
      source: path,
    }))
}

/** The builds write which packages they hold, with those that are only there for builds. */
const LISTS = ['dist/licenses.md', 'dist/meal-planner.licenses.md']

/** As Vite writes it: `## clsx - 2.1.1 (MIT)`. */
const ENTRY = /^## (\S+) - \d\S*(?: \((.+)\))?$/gm

async function readList(path: string): Promise<readonly ShippedPackage[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} cannot be read. Run npm run build first.`, { cause })
  })
  const packages = [...text.matchAll(ENTRY)].map(([, name = '', licence]) => ({
    name,
    licence,
    source: path,
  }))
  if (packages.length === 0) throw new Error(`${path} names no package. Compare ENTRY with what Vite writes.`)
  return packages
}

/** Packages whose code is inside the built files, whatever the manifest calls them. */
export const bundledPackages = async (): Promise<readonly ShippedPackage[]> =>
  (await Promise.all(LISTS.map(readList))).flat()
