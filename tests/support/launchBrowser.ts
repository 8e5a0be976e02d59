import { type Browser, chromium } from 'playwright-core'
import type { Chromium } from './findChromium.js'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a headless browser, with the libraries of its package if the machine lacks them. The caller closes it. */
export async function launchBrowser(
  { executablePath, libraryPath }: Chromium,
  moreFlags: readonly string[] = [],
): Promise<Browser> {
  const args = [...FLAGS, ...moreFlags]
  try {
    return await chromium.launch({ executablePath, args })
  } catch (error) {
    const lacksLibraries = error instanceof Error && error.message.includes('shared libraries')
    if (!lacksLibraries || libraryPath === null) throw error
    return chromium.launch({
      executablePath,
      args,
      env: { ...process.env, LD_LIBRARY_PATH: libraryPath },
    })
  }
}
