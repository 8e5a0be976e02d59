import type { Clock } from './clock.js'
import type { CookedItem } from './cookedItem.js'
import { perText } from './perText.js'
import { type Pot, rolesOf } from './pot.js'
import type { Role } from './roles.data.js'
import { sumOf } from './sumOf.js'

/** The sources of a recipe's steps. */
export interface StepSource {
  readonly pot: Pot
  readonly clock: Clock
  readonly list: (items: readonly string[]) => string
  /** Half of some foods in words. */
  readonly half: (items: readonly CookedItem[]) => string
  /** As much of a fat as a pan needs, in words. */
  readonly forPan: (items: readonly CookedItem[]) => string
  /** The text of a gap that is not a role, such as `soupwater`; empty if there is none. */
  readonly figure: (name: string) => string
  /** The sentences that `<name>` stands for. */
  readonly part: (name: string) => readonly string[]
}

const GAP = /\{([^}]+)\}/g
const OPTIONAL = /\[([^\]]*)\]/g
const CONDITION = /^\?([\w+]+): ?(.*)$/
const PART = /^<(\w+)>$/

/** What precedes the roles of a gap. */
const PREFIX = /^(?:the|half of|a spoon of) /

interface Term {
  readonly roles: readonly Role[]
  /** Whether it also speaks of foods that were named before. */
  readonly isAny: boolean
}

/** What a gap asks for, with `the` in front of it or of a term before it. */
const termsOf = perText((gap): readonly Term[] => {
  const terms = gap.split('+')
  const firstAny = terms.findIndex((term) => term.startsWith('the '))
  return terms.map((term, index) => ({
    roles: rolesOf(term.replace(PREFIX, '')),
    isAny: firstAny >= 0 && index >= firstAny,
  }))
})

/** The foods of a gap: with `{fat+acid}` those not named yet; after `the`, also those already named. */
function itemsOf(gap: string, pot: Pot): readonly CookedItem[] {
  const items = termsOf(gap).flatMap(({ roles, isAny }) => (isAny ? pot.all(roles) : pot.unnamed(roles)))
  return [...new Set(items)]
}

const isFigure = (gap: string) => termsOf(gap)[0]?.roles.length === 0

function isEmpty(gap: string, { pot, figure }: StepSource): boolean {
  return isFigure(gap) ? figure(gap) === '' : itemsOf(gap, pot).length === 0
}

/** May stay empty without the loss of its sentence, as minutes may. */
const MAY_BE_EMPTY = /^(?:temp|setat|mashed|smalloven|inturn|\d+)$/

const gapsIn = perText((text) =>
  Array.from(text.matchAll(GAP), ([, gap = '']) => gap).filter((gap) => !MAY_BE_EMPTY.test(gap)),
)
/** Those without which a sentence is left out. */
const neededGapsIn = perText((text) => gapsIn(text.replace(OPTIONAL, '')))
/** What may be left out of a sentence, each in its brackets, and the text around it. */
const piecesOf = perText((text) => text.split(/(\[[^\]]*\])/))

/** More than this in a pan takes longer, by a minute for each further amount. */
const PAN_G = 500
const MINUTE_G = 125

/** The roles that a step speaks of. */
export const rolesIn = (template: string) =>
  gapsIn(template).flatMap((gap) => termsOf(gap).flatMap(({ roles }) => roles))

/** @param inPan the foods of the sentence so far */
function fillGaps(text: string, source: StepSource, inPan: Set<CookedItem>): string {
  const { pot, clock, list, figure, half, forPan } = source
  return text.replace(GAP, (_, gap: string) => {
    if (Number(gap) > 0) {
      const grams = sumOf([...inPan], (item) => item.grams)
      return `${Number(gap) + Math.max(0, Math.floor((grams - PAN_G) / MINUTE_G))}`
    }
    if (isFigure(gap)) return figure(gap)
    const items = itemsOf(gap, pot)
    for (const item of items) inPan.add(item)
    if (gap.startsWith('half of ')) return half(items)
    if (gap.startsWith('a spoon of ')) return forPan(items)
    const words = items.map((item) => (pot.isNamed(item) ? item.again : item.amount))
    pot.name(items)
    clock.needs(items)
    // What was beaten or stirred together is one thing from then on.
    return list([...new Set(words)])
  })
}

/** A filled sentence; undefined if one of its gaps stays empty. */
function fillSentence(text: string, source: StepSource): string | undefined {
  if (neededGapsIn(text).some((gap) => isEmpty(gap, source))) return undefined
  const inPan = new Set<CookedItem>()
  // From left to right, so that a food has its amount at its first mention.
  return piecesOf(text)
    .map((piece) => {
      if (!piece.startsWith('[')) return fillGaps(piece, source, inPan)
      return gapsIn(piece).some((gap) => isEmpty(gap, source))
        ? ''
        : fillGaps(piece.slice(1, -1), source, inPan)
    })
    .join('')
}

interface Alternative {
  /** The roles of which there must be a food; undefined if none is asked for. */
  readonly asked: readonly Role[] | undefined
  readonly said: string
}

const alternativesOf = perText((text) =>
  text.split(' || ').map((alternative): Alternative => {
    const [, asked, said = ''] = CONDITION.exec(alternative) ?? [undefined, undefined, alternative]
    return { asked: asked?.split('+').flatMap(rolesOf), said }
  }),
)

/**
 * Sentences separated by ` || ` are alternatives: the first whose gaps can be filled counts. `?fat+acid: …` requires
 * foods without naming them; `?fat:` alone says nothing if they are there.
 */
function fillFirst(text: string, source: StepSource): readonly string[] {
  for (const { asked, said } of alternativesOf(text)) {
    if (asked && source.pot.all(asked).length === 0) continue
    const sentence = fillSentence(said, source)
    if (sentence !== undefined) return sentence === '' ? [] : [sentence]
  }
  return []
}

/** The sentences of the step itself; `<parts>` count their own minutes. */
function fillOwn(text: string, source: StepSource): readonly string[] {
  const { pot, clock } = source
  const apart = text.startsWith('~') ? itemsOf(gapsIn(text)[0] ?? '', pot) : undefined
  const filled = fillFirst(text.replace(/^[!~]/, ''), source)
  for (const sentence of filled) {
    if (apart) clock.apart(apart, sentence)
    else clock.passes(sentence)
  }
  return filled
}

interface Sentence {
  readonly text: string
  /** The name of the sentences that it stands for. */
  readonly part: string | undefined
  /** Whether it stays in any case. */
  readonly isKept: boolean
  /** Whether it speaks of no food. */
  readonly isPlain: boolean
}

const sentencesOf = perText((template) =>
  template.split(' / ').map((text): Sentence => {
    const [, part] = PART.exec(text) ?? []
    const isKept = text.startsWith('!')
    const isAsked = part !== undefined || text.startsWith('?')
    return { text, part, isKept, isPlain: !isKept && !isAsked && neededGapsIn(text).length === 0 }
  }),
)

/**
 * A step as sentences; none if it has no food. A sentence that starts with `!` stays in any case, and what one with `~`
 * says goes on beside the rest.
 */
export function fillStep(template: string, source: StepSource): readonly string[] {
  const sentences: string[] = []
  let hasGaps = false
  let hasContent = false
  for (const { text, part, isKept, isPlain } of sentencesOf(template)) {
    if (isPlain && hasGaps && !hasContent) continue
    const filled = part === undefined ? fillOwn(text, source) : source.part(part)
    sentences.push(...filled)
    hasGaps ||= !isPlain && !isKept
    hasContent ||= !isPlain && filled.length > 0
  }
  return hasGaps && !hasContent ? [] : sentences
}
