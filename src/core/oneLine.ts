/** A name on one line: line breaks and control characters, which a model or a shared plan may hold, become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
