/** Work in steps of a few milliseconds at most, so that a page can answer between them. */
export type Steps<Result> = Generator<void, Result, void>

/**
 * Called after each step. Returns a promise to wait for, or undefined to go on at once. It throws if the result is no
 * longer wanted.
 */
export type Pause = () => Promise<void> | undefined

/** The steps that are left of some work. */
type StepsLeft<Result> = Pick<Steps<Result>, 'next'>

/** The same steps, which several callers can take one after the other: each finds the result, or the error, at the end. */
export function sharedSteps<Result>(steps: StepsLeft<Result>): StepsLeft<Result> {
  let end: (() => IteratorResult<void, Result>) | undefined
  return {
    next: () => {
      if (end) return end()
      try {
        const step = steps.next()
        if (step.done) end = () => step
        return step
      } catch (error) {
        end = () => {
          throw error
        }
        throw error
      }
    },
  }
}

/** Does all steps that are left, with pauses between them if they are given. */
export async function takeStepsWithPauses<Result>(
  steps: StepsLeft<Result>,
  pause?: Pause | null,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const end = pause?.()
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
