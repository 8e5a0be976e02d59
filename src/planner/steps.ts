/** Work that stops after each of its steps, a few milliseconds at most, so that a page can answer between them. */
export type Steps<Result> = Generator<void, Result, void>

/** Called after each step. It gives nothing while the work may go on at once, and it throws when nobody wants the result. */
export type Pause = () => Promise<void> | undefined

/** Takes the steps with pauses between them. */
export async function takeStepsWithPauses<Result>(steps: Steps<Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const end = pause()
    if (end) await end
  }
}

/** Takes all steps at once. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
