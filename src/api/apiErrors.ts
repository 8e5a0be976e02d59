/** Which call failed. */
export interface ApiCall {
  /** HTTP method. */
  readonly method: string
  /** Address of the endpoint, without query, password or ids: errors end up in logs. */
  readonly url: string
  /** The server's id of the call, by which its operator finds it in the log; absent where there was no answer. */
  readonly requestId?: string | undefined
}

/** The text for a failure that has no text for visitors, by its name in `messages.notices`. */
export type CallProblem =
  | 'unreachable'
  | 'noAnswer'
  /** These three refuse a call without a reason. */
  | 'notSubscribed'
  | 'notCancelled'
  | 'notOrdered'
  /** The site takes no subscriptions, so nothing was called. */
  | 'noDelivery'
  /** A host's cart takes nothing, and does not say why. */
  | 'unknownError'

/** A call to the server failed. `method` and `url` say which one, but `message` contains neither. */
export abstract class ApiError extends Error {
  /** The name of the text for the visitor; null if `message` itself is for visitors. */
  abstract readonly problem: CallProblem | null
  /** HTTP method; `undefined` if several calls share a time limit. */
  readonly method: string | undefined
  /** Address of the endpoint, without query, password or ids; `undefined` if several calls share a time limit. */
  readonly url: string | undefined
  /** The server's id of the call, by which its operator finds it in the log. */
  readonly requestId: string | undefined

  constructor(message: string, call: ApiCall | undefined, cause?: unknown) {
    // Given as undefined, it would be printed as the cause.
    super(message, cause === undefined ? {} : { cause })
    this.method = call?.method
    this.url = call?.url
    this.requestId = call?.requestId
  }
}

/** A call's place in a server's line. */
export interface PlaceInLine {
  /** From 1. */
  readonly place: number
  /** How long to wait before the next try, in milliseconds. */
  readonly retryAfterMs: number
}

/** The server answered with a failure status. `message` reads `status - text` (specification, section 8). */
export class HttpStatusError extends ApiError {
  override readonly name = 'HttpStatusError'
  override readonly problem = 'unreachable'
  /** HTTP status code. */
  readonly status: number

  /** Set if the server only asks to wait. */
  readonly line: PlaceInLine | undefined

  /** @param text the shortened body, or the status text if the body is empty or a web page. */
  constructor(status: number, text: string, call?: ApiCall, line?: PlaceInLine) {
    super(`${status} - ${text}`, call)
    this.status = status
    this.line = line
  }
}

/**
 * The server could not be reached or does not follow the contract, so we know nothing about the model behind it. `cause`
 * has the details. They stay out of the message, because a port or a path in them could be mistaken for a status.
 */
export class BackendProxyError extends ApiError {
  override readonly name = 'BackendProxyError'
  override readonly problem = 'unreachable'

  constructor(reason: string, call?: ApiCall, cause?: unknown) {
    super(`Backend proxy error: ${reason}`, call, cause)
  }
}

/** No complete answer came within the time limit. */
export class TimeLimitError extends ApiError {
  override readonly name = 'TimeLimitError'
  override readonly problem = 'noAnswer'

  constructor(limitMs: number, call?: ApiCall) {
    super(`no answer within ${limitMs / 1000} s`, call)
  }
}

/**
 * The server refused a subscription, an order or a cancellation. `message` can be shown to the visitor. If the server
 * gave no reason, the message is ours and `problem` names it.
 */
export class RefusalError extends ApiError {
  override readonly name = 'RefusalError'
  override readonly problem: CallProblem | null
  /** HTTP status code. */
  readonly status: number
  /** What is wrong, by field of the delivery form; empty if the server names no field. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** `no-subscription` if the server says that the subscription does not exist. */
  readonly code: unknown

  constructor(
    message: string,
    status: number,
    fieldErrors: Readonly<Record<string, string>> = {},
    call?: ApiCall,
    problem: CallProblem | null = null,
    code?: unknown,
    cause?: unknown,
  ) {
    super(message, call, cause)
    this.problem = problem
    this.status = status
    this.fieldErrors = fieldErrors
    this.code = code
  }
}
