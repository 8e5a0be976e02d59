/** Work in steps of a few milliseconds at most, so that a page can answer between them. */
export type Steps<Result> = Generator<void, Result, void>

/**
 * Called after each step. Returns a promise to wait for, or undefined to go on at once. It throws if the result is no
 * longer wanted.
 */
export type Pause = () => Promise<void> | undefined

/** Does all steps, with pauses between them. */
export async function takeStepsWithPauses<Result>(steps: Steps<Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const end = pause()
    if (end) await end
  }
}

/** Does all steps without a pause. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
