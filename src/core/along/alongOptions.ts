import { englishFormat, type Format } from '../format.js'
import { type CoreWords, coreWords } from '../words.js'
import { type AlongWords, alongWords } from './alongWords.js'

/** Other words and formats for the files that a visitor takes along. Default: US English. */
export interface AlongOptions {
  readonly words?: CoreWords
  readonly along?: AlongWords
  readonly format?: Format
}

/** The given words and formats, with US English for the rest. */
export const inEnglish = (options: AlongOptions = {}): Required<AlongOptions> => ({
  words: coreWords,
  along: alongWords,
  format: englishFormat,
  ...options,
})
