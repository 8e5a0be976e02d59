import type { HttpBindings } from '@hono/node-server'
import type { Caller } from '../limits/caller.js'

/** What every route knows of a call besides the request itself. */
export interface ServerEnv {
  /** Node's own objects; absent in other runtimes and in tests. */
  Bindings: Partial<HttpBindings>
  Variables: {
    caller: Caller
    requestId: string
    /** What the model's answer cost. */
    tokens?: number
  }
}
