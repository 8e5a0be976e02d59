import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import webpack from 'webpack'
import type { Bundler } from './BundledApp.js'

export const bundleWithWebpack: Bundler = async ({ entry, folder, leftOut }) => {
  const compiler = webpack({
    mode: 'production',
    entry,
    output: { path: folder },
    externals: ({ request = '' }, resolve) =>
      leftOut.some((pattern) => pattern.test(request)) ? resolve(undefined, 'var leftOut') : resolve(),
    performance: false,
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  const { assets = [], entrypoints = {}, errors = [] } = stats?.toJson({ assets: true, errors: true }) ?? {}
  if (errors[0]) throw new Error(errors[0].message)
  const firstLoad = new Set(entrypoints.main?.assets?.map(({ name }) => name))
  return Promise.all(
    assets
      .filter(({ name }) => name.endsWith('.js'))
      .map(async ({ name }) => ({
        code: await readFile(join(folder, name), 'utf8'),
        isFirstLoad: firstLoad.has(name),
      })),
  )
}
