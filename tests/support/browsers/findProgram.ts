import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of the first of these programs that the machine has, in `PATH` or in one of the other folders. */
export function findProgram(names: readonly string[], folders: readonly string[] = []): string | null {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...folders]
  return names.flatMap((name) => places.map((place) => join(place, name))).find(isProgram) ?? null
}
