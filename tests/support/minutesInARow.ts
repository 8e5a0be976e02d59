import type { Recipe } from 'react-meal-planner/core'

/** What cooks in a pot of its own, and the words for what is in it. */
const APART =
  /^(?:The night before, cover|Simmer|Whisk|Boil|Cut|Soak|Rinse|Prick|Halve) (.*?),? (?:simmer in|with plenty|in a(?:nother)? pot|in \d|in it|in plenty|in hot|into \d|into 1-inch pieces and boil|and simmer|and bake|and pop|, cut side)/
const SENTENCE = /[^.!]+(?:\.\d[^.!]*)*[.!]/g

/** The fewest minutes of a sentence. What is done meanwhile or for the last minutes adds none. */
function fewestMinutes(sentence: string): number {
  if (/^Meanwhile/.test(sentence)) return 0
  return Array.from(sentence.matchAll(/(\blast )?\b(\d+)(?: to \d+)? minutes( a side)?/g)).reduce(
    (sum, [, last, minutes, side]) => sum + (last ? 0 : Number(minutes) * (side ? 2 : 1)),
    0,
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Minutes of the steps that follow each other, without what cooks apart; and of each pot with all that needs it. */
export function minutesInARow({ steps }: Recipe): number {
  const sentences = steps
    .flatMap((step) => step.match(SENTENCE)?.map((text) => text.trim()) ?? [])
    .filter((text) => !text.startsWith('Within 2 hours'))
  let pot: string | undefined
  const row: number[] = []
  const pots = new Map<string, number>()
  for (const sentence of sentences.filter(
    (text) =>
      !/^Thaw|^The night before, thaw|^Divide|^The evening before|^In the morning|and refrigerate\.$/.test(
        text,
      ),
  )) {
    const [, opened] = APART.exec(sentence) ?? []
    const isOwn = opened !== undefined && /night before|until|about|bend|\d+ minutes/.test(sentence)
    if (isOwn)
      pot = opened
        .replace(/ \([^)]*\)/g, '')
        .split(' ')
        .at(-1)
    const goesOn = isOwn || /^(?:Drain|Let it stand|Keep a little)/.test(sentence)
    if (pot !== undefined && goesOn) pots.set(pot, (pots.get(pot) ?? 0) + fewestMinutes(sentence))
    else {
      pot = undefined
      row.push(fewestMinutes(sentence))
    }
  }
  const after = (word: string) => {
    const texts = sentences.map((text) => text.toLowerCase())
    const at = texts.findIndex((text) => new RegExp(`\\bthe (?:[a-z-]+ )?${word}`).test(text))
    return at < 0 ? 0 : sum(sentences.slice(at).map(fewestMinutes))
  }
  return Math.max(sum(row), ...[...pots].map(([word, minutes]) => minutes + after(word)))
}
