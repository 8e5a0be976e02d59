import { SYSTEM_TEXT } from './systemText.js'

/** A cautious estimate: English has about 4 characters per token, lists of ids about 3. */
const CHARACTERS_PER_TOKEN = 3

/** The most tokens that a prompt costs together with the system text. */
export function promptTokens(prompt: string): number {
  return Math.ceil((SYSTEM_TEXT.length + prompt.length) / CHARACTERS_PER_TOKEN)
}
