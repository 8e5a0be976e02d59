import { errorCode } from './config/errorCode.js'

/** What the operator sees. It has no visitor's data: no prompt, no postal or network address, no phone number. */
export type LogEvent =
  | CallEvent
  | {
      readonly event: 'model-failure'
      readonly requestId?: string | undefined
      readonly reason: string
      /** In our own words; never upstream's. */
      readonly detail: string
    }
  | {
      readonly event: 'failure'
      readonly requestId?: string | undefined
      readonly error: string
      /** Of the system or the database, such as `SQLITE_FULL`. */
      readonly code?: string | undefined
      readonly trace: readonly string[]
    }
  | {
      readonly event: 'webhook-failure'
      readonly type: string
      readonly attempts: number
      readonly code: string
      /** null when that was the last attempt. */
      readonly retryInMs: number | null
    }
  | {
      readonly event: 'delivery-failure'
      readonly requestId?: string | undefined
      /** What the delivery service did, in one word of ours. */
      readonly code: string
    }
  | {
      readonly event: 'warning'
      readonly code: string
      /** What is wrong and what to do. */
      readonly text: string
    }

/** One call, when it is answered or its caller has left. */
interface CallEvent {
  readonly event: 'call'
  /** Also in the answer's `X-Request-Id`. */
  readonly requestId: string
  readonly method: string
  /** The route's pattern, never the path itself, which may hold an id. */
  readonly route: string
  /** 499 when the caller left before the answer. */
  readonly status: number
  readonly ms: number
  /** What the model's answer cost, in and out. */
  readonly tokens?: number | undefined
  /** Why it failed, in one word of ours. */
  readonly code?: string | undefined
}

export type Log = (event: LogEvent) => void

/** A frame as V8 writes it, such as `    at load (file:///app/load.js:12:5)`. */
const FRAME = /^ {4}at .*(?::\d+:\d+|<anonymous>|native|index \d+)\)?$/

/** The frames of a stack. It begins with the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const start = stack.indexOf(message)
  // A message that was changed later leaves the old one in the stack, and nothing says where that ends.
  if (start < 0) return []
  const lines = stack.slice(start + message.length).split('\n')
  return lines.filter((line) => FRAME.test(line)).map((line) => line.trim())
}

/** An unforeseen error, without its message: that may quote what a visitor sent. */
export function failureEvent(error: unknown, requestId?: string): LogEvent {
  if (!(error instanceof Error)) return { event: 'failure', requestId, error: typeof error, trace: [] }
  return {
    event: 'failure',
    requestId,
    error: error.name,
    code: errorCode(error),
    trace: framesOf(error),
  }
}

/**
 * A log that writes each event as one line of JSON, with its time.
 * @param now milliseconds since the epoch.
 */
export const createJsonLog =
  (write: (line: string) => void, now: () => number): Log =>
  (event) =>
    write(JSON.stringify({ time: new Date(now()).toISOString(), ...event }))
