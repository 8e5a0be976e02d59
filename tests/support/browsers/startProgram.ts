import { spawn } from 'node:child_process'
import { once } from 'node:events'

const TIME_LIMIT_MS = 20_000

interface StartedProgram {
  /** The part of the program's output that says that it is ready. */
  readonly ready: RegExpExecArray
  stop(): Promise<void>
}

/** Starts a program and waits until its output matches `ready`. */
export async function startProgram(
  path: string,
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedProgram> {
  const program = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const hasEnded = once(program, 'exit')
  const stop = async () => {
    program.kill()
    await hasEnded
  }
  let output = ''
  const found = await new Promise<RegExpExecArray | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), TIME_LIMIT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const match = ready.exec(output)
      if (!match) return
      clearTimeout(timer)
      resolve(match)
    }
    program.stdout.on('data', read)
    program.stderr.on('data', read)
    program.on('exit', () => resolve(null))
    program.on('error', () => resolve(null))
  })
  if (found) return { ready: found, stop }
  program.kill()
  throw new Error(`${path} did not start. It wrote: ${output}`)
}
