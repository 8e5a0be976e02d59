/** What a model's API answered. */
interface ApiAnswer {
  readonly status: number
  readonly headers: Headers
  /** The whole body; undefined if the status is a failure. */
  readonly text: string | undefined
}

interface ApiCall {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/**
 * Posts JSON to a model's API. It follows no redirect, which could take the key or the prompt elsewhere, and limits the
 * bytes of the answer, counted after decompression.
 * @throws {ModelError} when the answer is missing or incomplete; any error once `signal` has aborted.
 */
export type PostToModel = (url: string, call: ApiCall) => Promise<ApiAnswer>
