import { setMaxListeners } from 'node:events'

/** The calls of a week and some more. Node warns when more than ten listen to one signal; browsers do not. */
export const TEST_LISTENERS = 20

setMaxListeners(TEST_LISTENERS)
