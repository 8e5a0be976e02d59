/** An id that nobody else draws, 128 bits of it; pages without HTTPS have no `crypto.randomUUID`. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
