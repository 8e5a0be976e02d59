import type { CookedItem } from './cookedItem.js'
import { type Pot, rolesOf } from './pot.js'

/** What the steps of a recipe are filled from. */
export interface StepSource {
  readonly pot: Pot
  readonly list: (items: readonly string[]) => string
  /** The text of a gap that is no role, such as `soupwater`; empty where there is none. */
  readonly figure: (name: string) => string
  /** The sentences that `<name>` stands for. */
  readonly part: (name: string) => readonly string[]
}

const GAP = /\{([^}]+)\}/g
const OPTIONAL = /\[([^\]]*)\]/g
const CONDITION = /^\?([\w+]+): (.*)$/
const PART = /^<(\w+)>$/

/** The foods of a gap: `{fat+acid}` those not named yet; after `the`, also those that are. */
function itemsOf(gap: string, pot: Pot): readonly CookedItem[] {
  let isAny = false
  const items = gap.split('+').flatMap((term) => {
    if (term.startsWith('the ')) isAny = true
    const roles = rolesOf(term.replace('the ', ''))
    return isAny ? pot.all(roles) : pot.unnamed(roles)
  })
  return [...new Set(items)]
}

const isFigure = (gap: string) => rolesOf((gap.split('+')[0] ?? '').replace('the ', '')).length === 0

function isEmpty(gap: string, { pot, figure }: StepSource): boolean {
  return isFigure(gap) ? figure(gap) === '' : itemsOf(gap, pot).length === 0
}

/** May be left empty without its sentence. */
const MAY_BE_EMPTY = 'temp'

const gapsIn = (text: string) =>
  Array.from(text.matchAll(GAP), ([, gap = '']) => gap).filter((gap) => gap !== MAY_BE_EMPTY)

function fillGaps(text: string, source: StepSource): string {
  const { pot, list, figure } = source
  return text.replace(GAP, (_, gap: string) => {
    if (isFigure(gap)) return figure(gap)
    const items = itemsOf(gap, pot)
    const words = items.map((item) => (pot.isNamed(item) ? item.again : item.amount))
    pot.name(items)
    return list(words)
  })
}

/** A sentence, filled; undefined where one of its gaps stays empty. */
function fillSentence(text: string, source: StepSource): string | undefined {
  if (gapsIn(text.replace(OPTIONAL, '')).some((gap) => isEmpty(gap, source))) return undefined
  // From left to right, so that a food is named with its amount where it comes first.
  return text
    .split(/(\[[^\]]*\])/)
    .map((piece) => {
      if (!piece.startsWith('[')) return fillGaps(piece, source)
      return gapsIn(piece).some((gap) => isEmpty(gap, source)) ? '' : fillGaps(piece.slice(1, -1), source)
    })
    .join('')
}

/** The first of the sentences that ` || ` parts whose gaps can be filled. `?fat+acid: …` asks for foods without naming them. */
function fillFirst(text: string, source: StepSource): readonly string[] {
  for (const alternative of text.split(' || ')) {
    const [, asked, said = ''] = CONDITION.exec(alternative) ?? [undefined, undefined, alternative]
    if (asked !== undefined && source.pot.all(asked.split('+').flatMap(rolesOf)).length === 0) continue
    const sentence = fillSentence(said, source)
    if (sentence !== undefined) return [sentence]
  }
  return []
}

/** A step as sentences; none where no food is in it. A sentence that starts with `!` stays in any case. */
export function fillStep(template: string, source: StepSource): readonly string[] {
  const sentences: string[] = []
  let hasGaps = false
  let hasContent = false
  for (const text of template.split(' / ')) {
    const [, part] = PART.exec(text) ?? []
    const isKept = text.startsWith('!')
    const isPlain =
      !isKept &&
      part === undefined &&
      !text.startsWith('?') &&
      gapsIn(text.replace(OPTIONAL, '')).length === 0
    if (isPlain && hasGaps && !hasContent) continue
    const filled = part === undefined ? fillFirst(text.replace(/^!/, ''), source) : source.part(part)
    sentences.push(...filled)
    hasGaps ||= !isPlain && !isKept
    hasContent ||= !isPlain && filled.length > 0
  }
  return hasGaps && !hasContent ? [] : sentences
}
