import { type CoreWords, coreWords } from './words.js'

/** An error that a visitor may see. Its `message` is English; `messageIn` gives it in another language. */
export abstract class CoreError extends Error {
  readonly #say: (words: CoreWords) => string

  constructor(say: (words: CoreWords) => string) {
    super(say(coreWords))
    this.#say = say
  }

  /** `words` may also be a function that replaces the English words. */
  messageIn(words: CoreWords | ((english: CoreWords) => CoreWords)): string {
    return this.#say(typeof words === 'function' ? words(coreWords) : words)
  }
}
