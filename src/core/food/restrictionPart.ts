import type { Lexeme } from './lexRestrictions.js'
import type { FoodMention } from './restrictionClause.js'
import type { Meaning } from './restrictionLexicon.js'

/** A way of eating or a state of health that the text claims. Denied ones ("not vegan") are left out. */
export type Claim = Extract<Meaning, { kind: 'diet' | 'macro' | 'condition' }> &
  Pick<Lexeme, 'said' | 'typed'>

/** A part of the text, with its foods and the ways of eating and states of health that it denies. */
export interface ReadPart {
  readonly words: Lexeme[]
  readonly mentions: FoodMention[]
  readonly denied: Claim[]
  /** Whether it goes on with the part before: after a comma, a colon or "and". */
  readonly goesOn: boolean
}

export const newPart = (goesOn: boolean): ReadPart => ({ words: [], mentions: [], denied: [], goesOn })

export const deniedMentions = ({ mentions }: ReadPart) =>
  mentions.filter(({ stance }) => stance === 'denied' || stance === 'spared')

export const deniesSomething = (part: ReadPart) => part.denied.length > 0 || deniedMentions(part).length > 0
