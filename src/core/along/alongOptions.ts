import { englishFormat, type Format } from '../format.js'
import type { Eaters } from '../plan/eaters.js'
import { type CoreWords, coreWords } from '../words.js'
import { type AlongWords, alongWords } from './alongWords.js'

/** Other words and formats for the files that a visitor takes along. Default: US English. */
export interface AlongOptions {
  readonly words?: CoreWords | null | undefined
  readonly along?: AlongWords | null | undefined
  readonly format?: Format | null | undefined
}

/** The words and formats of a file. */
export type FileLanguage = { readonly [Part in keyof AlongOptions]-?: NonNullable<AlongOptions[Part]> }

/** Other words and formats for the files of a plan. */
export interface PlanFileOptions extends AlongOptions {
  /** Who eats the week: a plan's basis. Without it the file is for one person. */
  readonly eaters?: Eaters | null | undefined
}

/** The given words and formats, with US English for the rest. */
export const inEnglish = (given?: AlongOptions | null): FileLanguage => ({
  words: given?.words ?? coreWords,
  along: given?.along ?? alongWords,
  format: given?.format ?? englishFormat,
})
