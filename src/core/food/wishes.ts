import { type Lexeme, saidIn } from './lexRestrictions.js'
import {
  CLAUSE_STARTS,
  CLEAR,
  EATEN_AS_WELL,
  EATEN_LISTS,
  HARMLESS,
  ITEM_ENDS,
  MAY_HARM,
  NO_EATER,
  SIGNS,
  TOLD,
} from './wishes.data.js'

/** Whether a word may tell of harm: "lots of milk, bloating". */
const mayHarm = ({ meaning, said }: Lexeme) =>
  meaning.kind === 'unknown' ? !HARMLESS.test(said) : meaning.kind === 'role' && MAY_HARM.test(said)

/** The words of a text, each with its sign before it and `|` behind it. */
export const signedText = (lexemes: readonly Lexeme[]): string =>
  lexemes
    .map(({ meaning, said }) => (SIGNS[meaning.kind === 'role' ? meaning.role : meaning.kind] ?? '~') + said)
    .join('|')

/** Whether the words around a meat eater deny it: "Are you a meat eater? No". */
export const isNoEater = (lexemes: readonly Lexeme[]) => NO_EATER.test(signedText(lexemes))
export const startsEaten = (lexemes: readonly Lexeme[]) => EATEN_AS_WELL.test(signedText(lexemes))

/**
 * Makes "bananas every day" one unknown phrase, if its clause refuses nothing and names no food alone, and "only chicken and
 * fish" one phrase that leaves out red meat. It does so if the text has no word beside them that we do not know.
 */
export function markWishes(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const left = [...lexemes]
  const others: Lexeme[] = []
  const read = (clause: string) => {
    const items = clause.split(ITEM_ENDS)
    const isClear = items.every((item) => CLEAR.test(item))
    return items.flatMap((item): readonly Lexeme[] => {
      const words = left.splice(0, item.split('|').length)
      const told = TOLD.find(([pattern]) => (isClear || item.includes('=')) && pattern.test(item))
      if (told) return [{ said: saidIn(words), meaning: told[1] }]
      others.push(...words)
      return words
    })
  }
  const text = signedText(lexemes).replace(EATEN_LISTS, (list) => list.replace(/[,#]/g, '=$&'))
  const marked = text.split(CLAUSE_STARTS).flatMap(read)
  return others.some(mayHarm) ? lexemes : marked
}
