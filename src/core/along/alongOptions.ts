import { englishFormat, type Format } from '../format.js'
import type { Eaters } from '../plan/eaters.js'
import { type CoreWords, coreWords } from '../words.js'
import { type AlongWords, alongWords } from './alongWords.js'

/** Other words and formats for the files that a visitor takes along. Default: US English. */
export interface AlongOptions {
  readonly words?: CoreWords
  readonly along?: AlongWords
  readonly format?: Format
}

/** The same for the files of a plan. */
export interface PlanFileOptions extends AlongOptions {
  /** Who eats the week: a plan's basis. Without it the file is for one person. */
  readonly eaters?: Eaters
}

/** The given words and formats, with US English for the rest. */
export const inEnglish = (options: AlongOptions = {}): Required<AlongOptions> => ({
  words: coreWords,
  along: alongWords,
  format: englishFormat,
  ...options,
})
