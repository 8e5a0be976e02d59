/** What the operator sees. It has no visitor's data: no prompt, no postal or network address, no phone number. */
export type LogEvent =
  | {
      readonly event: 'call'
      readonly method: string
      /** The route's pattern, never the path itself, which may hold an id. */
      readonly route: string
      readonly status: number
      readonly durationMs: number
    }
  | { readonly event: 'model-failure'; readonly reason: string; readonly detail: string }
  | {
      readonly event: 'webhook-failure'
      readonly type: string
      readonly attempts: number
      readonly code: string
      /** null when that was the last attempt. */
      readonly retryInMs: number | null
    }
  | { readonly event: 'failure'; readonly error: string; readonly trace: readonly string[] }

export type Log = (event: LogEvent) => void

/** An unforeseen error, without its message: that may quote what a visitor sent. */
export function failureEvent(error: unknown): LogEvent {
  if (!(error instanceof Error)) return { event: 'failure', error: typeof error, trace: [] }
  const trace = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { event: 'failure', error: error.name, trace: trace.map((line) => line.trim()) }
}
