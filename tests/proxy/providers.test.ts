import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DELIVERY_PROVIDERS } from '../../proxy/delivery/deliveryProviders.js'
import { MODEL_PROVIDERS } from '../../proxy/models/modelProviders.js'

/** What the files of a folder export. */
async function exportsOf(folder: string): Promise<unknown[]> {
  const modules = (await readdir(folder)).map((file) => import(pathToFileURL(resolve(folder, file)).href))
  return (await Promise.all(modules)).flatMap((module) => Object.values(module))
}

describe('a provider', () => {
  it.each([
    ['proxy/models/providers', MODEL_PROVIDERS],
    ['proxy/delivery/providers', DELIVERY_PROVIDERS],
  ])('can be chosen as soon as its file is in %s', async (folder, registry) => {
    expect(new Set(Object.values(registry))).toEqual(new Set(await exportsOf(folder)))
  })
})
