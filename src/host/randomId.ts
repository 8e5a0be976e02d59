/** A unique id of 128 random bits. Pages without HTTPS have no `crypto.randomUUID`. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
