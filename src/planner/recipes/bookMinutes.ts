/** To put beans on, to drain them twice and to put them away. The book counts canned ones. */
export const BEANS_WORK_MINUTES = 5
/** To cut up a bird, as its sentence says. */
export const BIRD_WORK_MINUTES = 10
