import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'

const run = promisify(execFile)
const NPM_FLAGS = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--loglevel=error']

/**
 * Sets up one of the apps of `consumers/` in a folder of its own, with the packed package and, from the registry, its
 * `dependencies`, such as `react@18.3`. The folder is removed when the test ends.
 */
export async function installConsumer(app: string, dependencies: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), `${app}-`))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join('consumers', app), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await run('npm', ['install', ...NPM_FLAGS, inject('tarball'), ...dependencies], { cwd: folder })
  return {
    folder,
    /** Runs a program and resolves to its output. Rejects with the output if the program fails. */
    run: (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      run(program, args, { cwd: folder, env: { ...process.env, ...env } }),
  }
}

/**
 * Opens a page in a fresh profile. `problems` holds each error and warning that it logs and each failed request.
 * `goTo` leaves it for another address: what the page still loads then ends with it, which is no problem.
 */
export async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems: string[] = []
  let isLeaving = false
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (!(isLeaving && reason === 'net::ERR_ABORTED')) problems.push(`${request.url()} ${reason}`)
  })
  await page.goto(url)
  const goTo = async (address: string) => {
    isLeaving = true
    await page.goto(address)
    isLeaving = false
  }
  return { page, problems, goTo }
}
