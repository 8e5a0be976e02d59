import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DELIVERY_PROVIDERS } from '../../proxy/delivery/deliveryProviders.js'
import { MODEL_PROVIDERS } from '../../proxy/models/modelProviders.js'

/** The exports of a folder's files, by name. */
async function exportsOf(folder: string): Promise<readonly (readonly [string, unknown])[]> {
  const modules = (await readdir(folder)).map((file) => import(pathToFileURL(resolve(folder, file)).href))
  return (await Promise.all(modules)).flatMap((module) => Object.entries(module))
}

describe('the list of providers', () => {
  it.each([
    ['MODEL_PROVIDERS', 'proxy/models/providers', MODEL_PROVIDERS],
    ['DELIVERY_PROVIDERS', 'proxy/delivery/providers', DELIVERY_PROVIDERS],
  ])('%s has an entry for each file in %s', async (registry, folder, providers) => {
    const chosen = new Set<unknown>(Object.values(providers))
    const exported = await exportsOf(folder)
    const missing = exported.filter(([, provider]) => !chosen.has(provider)).map(([name]) => name)
    expect(missing, `no entry in ${registry}`).toEqual([])
    expect(exported).toHaveLength(chosen.size)
  })
})
