import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { buildServer } from '../../scripts/buildServer.js'
import { temporaryFolder } from './support/temporaryFolder.js'

const runFile = promisify(execFile)
/** In the repository, so that the server finds its packages. */
const OUT_FOLDER = resolve('test-results/compiled-server')

beforeAll(async () => {
  await buildServer(OUT_FOLDER)
  return () => rm(OUT_FOLDER, { recursive: true, force: true })
})

describe('the compiled server', () => {
  it.each(['server.js', 'operate.js'])('imports only what its own package installs in %s', async (script) => {
    const code = await readFile(`${OUT_FOLDER}/${script}`, 'utf8')
    const { dependencies } = JSON.parse(await readFile('proxy/package.json', 'utf8'))
    const packages = [...code.matchAll(/^(?:import|\} from) (?:.* from )?"(?<path>[^."][^"]*)";$/gm)]
      .map(({ groups }) => groups?.path ?? '')
      .filter((path) => !path.startsWith('node:') && !builtinModules.includes(path))
      .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
    expect(packages.length).toBeGreaterThan(0)
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages))
  })

  it('starts with node alone, answers, can be backed up, and ends with the signal of a container', async () => {
    const port = await freePort()
    const folder = await temporaryFolder()
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder }
    const server = spawn(process.execPath, [`${OUT_FOLDER}/server.js`], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    let output = ''
    while (!output.includes('ready on')) output += String(await once(server.stdout, 'data'))
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
    await runFile(process.execPath, [`${OUT_FOLDER}/operate.js`, 'backup', `${folder}/copy.db`], { env })
    expect(await readdir(folder)).toContain('copy.db')
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
  })
})
