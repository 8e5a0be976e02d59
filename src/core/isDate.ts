/** Also one of another realm, such as an iframe, where `instanceof` is false. */
export const isDate = (value: unknown): value is Date =>
  Object.prototype.toString.call(value) === '[object Date]'
