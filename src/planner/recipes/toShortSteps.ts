const FEWEST = 3
const MOST = 6

/** A longer step is hard to follow at the stove. */
const MOST_LETTERS = 300

const lengthOf = (step: readonly string[]) => step.join(' ').length

/** Joins the two neighbours that are shortest together. */
function joinShortest(steps: readonly (readonly string[])[]): (readonly string[])[] {
  const joined = steps.slice(1).map((step, at) => lengthOf(step) + lengthOf(steps[at] ?? []))
  const at = joined.indexOf(Math.min(...joined))
  return [...steps.slice(0, at), [...(steps[at] ?? []), ...(steps[at + 1] ?? [])], ...steps.slice(at + 2)]
}

/** Splits a step that is too long between two of its sentences, near the middle. */
function inParts(step: readonly string[]): (readonly string[])[] {
  const length = lengthOf(step)
  if (step.length < 2 || length <= MOST_LETTERS) return [step]
  const middle = step.findIndex((_, at) => lengthOf(step.slice(0, at + 1)) > length / 2)
  const at = Math.max(1, middle)
  return [step.slice(0, at), step.slice(at)].flatMap(inParts)
}

/** Splits the step with the most sentences after its first sentence. */
function splitLongest(steps: readonly (readonly string[])[]): (readonly string[])[] {
  const most = Math.max(...steps.map(({ length }) => length))
  if (most < 2) return [...steps]
  const at = steps.findIndex(({ length }) => length === most)
  const [first = '', ...rest] = steps[at] ?? []
  return [...steps.slice(0, at), [first], rest, ...steps.slice(at + 1)]
}

/** At least so many steps, if there are sentences enough. */
function splitInto(fewest: number, steps: readonly (readonly string[])[]): (readonly string[])[] {
  const split = splitLongest(steps)
  return steps.length >= fewest || split.length === steps.length ? [...steps] : splitInto(fewest, split)
}

/** The sentences of a recipe. */
interface Sentences {
  /** By step. */
  readonly cooking: readonly (readonly string[])[]
  /** Marked as advice, unless it is a step. */
  readonly tip: readonly string[]
  /** The same without the mark. */
  readonly plainTip: readonly string[]
  /** How what is for other days is put away. */
  readonly keep: readonly string[]
  /** What is served after that. */
  readonly served: readonly string[]
}

/**
 * Three to six steps of a recipe, from sentences by step. The tip ends the last of them, or is a plain step of its own
 * where there are too few. The work for later meals stays a separate step, and so does what is served after it.
 */
export function toShortSteps({ cooking, tip, plainTip, keep, served }: Sentences): readonly string[] {
  let steps = cooking.filter(({ length }) => length > 0).flatMap(inParts)
  const last = [keep, served].filter(({ length }) => length > 0)
  const most = MOST - last.length
  while (steps.length > most) steps = joinShortest(steps)
  const fewest = served.length > 0 ? 1 : FEWEST
  steps = splitInto(fewest, steps)
  if (tip.length > 0)
    steps =
      steps.length < fewest
        ? splitInto(fewest, [...steps, plainTip])
        : [...steps.slice(0, -1), [...(steps.at(-1) ?? []), ...tip]]
  return [...steps, ...last].map((step) => step.join(' '))
}
