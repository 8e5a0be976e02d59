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
 * Sets one of the apps of `consumers/` up in a folder of its own, with the packed package and `dependencies`, such as
 * `react@18.3`, from the registry. It is removed when the test ends.
 */
export async function installConsumer(app: string, dependencies: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), `${app}-`))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join('consumers', app), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await run('npm', ['install', ...NPM_FLAGS, inject('tarball'), ...dependencies], { cwd: folder })
  return {
    folder,
    /** Runs a program and gives what it wrote; rejects with that where it fails. */
    run: (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      run(program, args, { cwd: folder, env: { ...process.env, ...env } }),
  }
}

/** A page in a fresh profile; `problems` holds each error and warning it logs and each request that failed. */
export async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('requestfailed', (request) => problems.push(`${request.url()} ${request.failure()?.errorText}`))
  await page.goto(url)
  return { page, problems }
}
