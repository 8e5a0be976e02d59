import { build } from 'vite'

/** Makes a production build of a page. The test runner's `NODE_ENV` would make it a development build. */
export async function buildPage(configFile: string) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({ configFile, logLevel: 'error' })
  } finally {
    process.env.NODE_ENV = before
  }
}
