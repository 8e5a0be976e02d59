import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** Runs a command for operators in a process of its own, as an operator does. */
export const operate = (command: readonly string[], variables: Readonly<Record<string, string>>) =>
  runFile(process.execPath, ['--import', 'tsx', 'proxy/operate.ts', ...command], {
    env: { PATH: process.env.PATH, ...variables },
  })
