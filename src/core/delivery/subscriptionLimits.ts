/** The longest id of a subscription, which a server chooses. */
export const MAX_ID_LENGTH = 200

/** The longest code that cancels one. A server may use a signed token. */
export const MAX_TOKEN_LENGTH = 2000
