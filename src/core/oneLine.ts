/** Puts a name on one line. A model or a shared plan may send line breaks and control characters; they become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
