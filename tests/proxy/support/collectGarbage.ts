import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Makes the garbage collector run now. Node does not need the flag `--expose-gc` for it. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}
