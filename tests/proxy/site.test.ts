import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { precompress } from '../../scripts/precompress.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

async function site() {
  const siteFolder = await temporaryFolder()
  await mkdir(join(siteFolder, 'assets'))
  await writeFile(join(siteFolder, 'index.html'), '<h1>Shop</h1>')
  await writeFile(join(siteFolder, 'assets', 'main-1a2b3c.js'), 'export {}')
  return testProxy({ siteFolder })
}

describe('a built page beside the API', () => {
  it('is served under a content security policy', async () => {
    const { app } = await site()
    const page = await app.request('/')
    expect(await page.text()).toBe('<h1>Shop</h1>')
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    expect(page.headers.get('Content-Security-Policy')).not.toContain("script-src 'unsafe-inline'")
    expect((await app.request('/api/health')).status).toBe(200)
  })

  it('lets browsers keep hashed assets but not the page itself', async () => {
    const { app } = await site()
    expect((await app.request('/assets/main-1a2b3c.js')).headers.get('Cache-Control')).toContain('immutable')
    expect((await app.request('/')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('is sent compressed to browsers that can read that', async () => {
    const siteFolder = await temporaryFolder()
    const script = `export const text = '${'salmon '.repeat(1000)}'`
    await mkdir(join(siteFolder, 'src'))
    await writeFile(join(siteFolder, 'src', 'index.html'), '<script type="module" src="./main.js"></script>')
    await writeFile(join(siteFolder, 'src', 'main.js'), `${script}; console.log(text)`)
    const built = join(siteFolder, 'dist')
    await build({
      root: join(siteFolder, 'src'),
      logLevel: 'silent',
      configFile: false,
      plugins: [precompress()],
      build: { outDir: built },
    })
    const { app } = await testProxy({ siteFolder: built })
    const [name = ''] = (await readdir(join(built, 'assets'))).filter((file) => file.endsWith('.js'))
    const get = (encodings: string) =>
      app.request(`/assets/${name}`, { headers: { 'Accept-Encoding': encodings } })
    const plain = await (await get('identity')).text()
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await get(`deflate, ${encoding}`)
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
      expect(response.headers.get('Cache-Control')).toContain('immutable')
      expect(response.headers.get('Vary')).toBe('Accept-Encoding')
      const body = Buffer.from(await response.arrayBuffer())
      expect(body.length).toBeLessThan(plain.length / 10)
      expect(unpack(body).toString()).toBe(plain)
    }
  })

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/missing.html',
    '/api/missing',
  ])('does not open %s, which lies outside its folder', async (path) => {
    const { app } = await site()
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'There is nothing at this address' })
  })
})
