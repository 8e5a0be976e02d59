import { type CoreWords, coreWords } from './words.js'

/** An error that a visitor may see. Its `message` is English; `messageIn` says the same in other words. */
export abstract class CoreError extends Error {
  readonly #say: (words: CoreWords) => string

  constructor(say: (words: CoreWords) => string) {
    super(say(coreWords))
    this.#say = say
  }

  messageIn(words: CoreWords): string {
    return this.#say(words)
  }
}
