import { SYSTEM_TEXT } from './systemText.js'

/** A cautious estimate: English has about 4 characters per token, lists of ids about 3. */
const CHARACTERS_PER_TOKEN = 3
/** A Chinese character, an emoji or a letter with a rare accent may take this many by itself. */
const TOKENS_PER_OTHER_CHARACTER = 2
const OTHER_CHARACTER = /[^\0-\x7f]/g

/** An estimate, rather too high, of the tokens that a prompt costs together with the system text. */
export function promptTokens(prompt: string): number {
  const others = prompt.match(OTHER_CHARACTER)?.length ?? 0
  const latin = SYSTEM_TEXT.length + prompt.length - others
  return Math.ceil(latin / CHARACTERS_PER_TOKEN) + others * TOKENS_PER_OTHER_CHARACTER
}
