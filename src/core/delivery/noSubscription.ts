/** The `code` of a failure because the subscription does not exist. A bare 404 may come from anything on the way. */
export const NO_SUBSCRIPTION = 'no-subscription'
