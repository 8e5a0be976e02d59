import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError } from '../config/configError.js'
import type { CallerCheck } from './callerCheck.js'

const isCheck = (value: unknown): value is CallerCheck => typeof value === 'function'

/**
 * Loads the operator's check from a module, whose default export it is.
 * @throws {ConfigError} when there is no such module or its default export is no function.
 */
export async function loadCallerCheck(path: string): Promise<CallerCheck> {
  const loaded: unknown = await import(pathToFileURL(resolve(path)).href).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : 'unknown failure'
    throw new ConfigError(`CALLER_CHECK is "${path}", which cannot be loaded: ${reason}`)
  })
  const check =
    typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : undefined
  if (isCheck(check)) return check
  throw new ConfigError(`CALLER_CHECK is "${path}". Its default export must be a function.`)
}
