import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { loadCatalog } from '../../proxy/catalog/loadCatalog.js'
import { parseConfig } from '../../proxy/config/config.js'
import { ConfigError } from '../../proxy/config/configError.js'
import { loadDataKeys } from '../../proxy/delivery/loadDataKeys.js'
import { listen } from '../../proxy/http/listen.js'
import { loadCallerCheck } from '../../proxy/http/loadCallerCheck.js'
import { openDatabase } from '../../proxy/openDatabase.js'
import { startServer } from './support/startServer.js'
import { temporaryFolder } from './support/temporaryFolder.js'

const MEGABYTE = Buffer.alloc(1_000_000, ' ')

/** The address of a server that answers each call like this, until the test ends. */
async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const port = await startServer(createServer((_request, response) => answer(response)))
  return `http://127.0.0.1:${port}`
}

describe('the server', () => {
  it('says that a DATA_DIR cannot be a file', async () => {
    const path = join(await temporaryFolder(), 'data')
    await writeFile(path, '')
    await expect(loadDataKeys(path, undefined)).rejects.toThrow(
      new ConfigError(`DATA_DIR is "${path}". It must be a folder that the server can write to (EEXIST).`),
    )
  })

  it('says which key file cannot be read', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'data.key')
    await mkdir(path)
    await expect(loadDataKeys(folder, undefined)).rejects.toThrow(
      new ConfigError(`${path} cannot be read (EISDIR). Restore it, or set DATA_KEYS.`),
    )
  })

  it('says which file is not a database', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'planner.db')
    await writeFile(path, 'x'.repeat(5000))
    const advice = 'Restore it from a backup, or set DATA_DIR to another folder.'
    await expect(openDatabase(folder)).rejects.toThrow(
      new ConfigError(`${path} cannot be opened (SQLITE_NOTADB). ${advice}`),
    )
  })

  it('says why a CATALOG_URL gives no catalogue', async () => {
    const closed = `http://127.0.0.1:${await freePort()}`
    await expect(loadCatalog({ CATALOG_URL: closed })).rejects.toThrow(
      /^CATALOG_URL gives no catalogue \(ECONNREFUSED\)\. It must answer with JSON/,
    )
    const missing = await serve((response) => response.writeHead(404).end())
    await expect(loadCatalog({ CATALOG_URL: missing })).rejects.toThrow(
      /^CATALOG_URL gives no catalogue \(status 404\)/,
    )
  })

  it('says that a CATALOG_URL has rows, but no foods', async () => {
    const listing = await serve((response) => response.end(JSON.stringify([{ sku: '1', name: 'Oats' }])))
    await expect(loadCatalog({ CATALOG_URL: listing })).rejects.toThrow(/^CATALOG_URL gives no catalogue/)
  })

  it('does not read a CATALOG_URL that has no end', async () => {
    const endless = await serve((response) => {
      const write = () => {
        if (!response.destroyed) response.write(MEGABYTE, write)
      }
      write()
    })
    const loading = loadCatalog({ CATALOG_URL: endless })
    await expect(loading).rejects.toThrow(/^CATALOG_URL gives no catalogue \(too long\)/)
  }, 15_000)

  it('says which CALLER_CHECK cannot be loaded or is no function', async () => {
    const path = join(await temporaryFolder(), 'check.mjs')
    await expect(loadCallerCheck(path)).rejects.toThrow(`CALLER_CHECK is "${path}", which cannot be loaded`)
    await writeFile(path, 'export default 1')
    await expect(loadCallerCheck(path)).rejects.toThrow(
      new ConfigError(`CALLER_CHECK is "${path}". Its default export must be a function.`),
    )
  })

  it('says that HOST cannot be an address of another machine', async () => {
    const config = parseConfig({ HOST: '203.0.113.1' })
    await expect(listen(createServer(), config)).rejects.toThrow(
      new ConfigError('HOST is "203.0.113.1". It must be an address of this machine (EADDRNOTAVAIL).'),
    )
  })
})
