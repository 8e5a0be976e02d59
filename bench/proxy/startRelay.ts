import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startScript, startServer } from './serverProcess.js'

/** Our server in front of a fake model, each in its own process and with default settings. */
export interface Relay {
  readonly server: ServerProcess
  readonly upstream: ServerProcess
  /** Where the server keeps its database. */
  readonly folder: string
  end(): Promise<void>
}

/** @param variables settings of the server that differ from the defaults. */
export async function startRelay(
  delayMs: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Relay> {
  const folder = await mkdtemp(join(tmpdir(), 'planner-bench-'))
  const upstream = await startScript('bench/proxy/upstream.ts', { DELAY_MS: String(delayMs) })
  const server = await startServer({
    MODEL: 'openai-compatible',
    OPENAI_BASE_URL: upstream.origin,
    OPENAI_MODEL: 'bench',
    DATA_DIR: folder,
    ...variables,
  })
  return {
    server,
    upstream,
    folder,
    async end() {
      await server.kill()
      await upstream.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
