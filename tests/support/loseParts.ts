import { vi } from 'vitest'

const refuse = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

/**
 * Modules that do not load, as without a network, until the result is called. Vitest takes that in at an import, and
 * forgets what it is told while an import of any other module, which an earlier test may have begun, does so.
 * @param paths as from a folder of tests
 */
export async function loseParts(...paths: readonly string[]): Promise<() => Promise<void>> {
  await vi.dynamicImportSettled()
  for (const path of paths) vi.doMock(path, refuse)
  return async () => {
    await vi.dynamicImportSettled()
    for (const path of paths) vi.doUnmock(path)
  }
}
