const FEWEST = 3
const MOST = 6

/** A longer step is hard to follow at the stove. */
const MOST_LETTERS = 300

const lengthOf = (step: readonly string[]) => step.join(' ').length

/**
 * Joins the two neighbours that are shortest together.
 * @param tip ends a step, if there is one
 */
function joinShortest(steps: readonly (readonly string[])[], tip: string): (readonly string[])[] {
  const endsInTip = (step: readonly string[] = []) => tip !== '' && step.at(-1)?.endsWith(tip)
  const joined = steps
    .slice(1)
    .map((step, at) =>
      endsInTip(steps[at]) ? Number.POSITIVE_INFINITY : lengthOf(step) + lengthOf(steps[at] ?? []),
    )
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
  /** After which sentence it stands, of the cooking and what is served; -1 for before all. */
  readonly tipAfter: number
  /** How what is for other days is put away. */
  readonly keep: readonly string[]
  /** What is served after that. */
  readonly served: readonly string[]
  /** Who gets how much, if nothing is put away. */
  readonly divide: readonly string[]
}

const isSaid = ({ length }: readonly string[]) => length > 0

/** A step is cut after its tip, so that what follows does not read as a part of it. */
function withTip(
  steps: readonly (readonly string[])[],
  after: number,
  tip: string,
): readonly (readonly string[])[] {
  const [first = [], ...more] = steps.filter(isSaid)
  if (after < 0) return [[[tip, ...first.slice(0, 1)].join(' '), ...first.slice(1)], ...more]
  let seen = 0
  return steps.flatMap((step) => {
    const at = after - seen
    seen += step.length
    if (at < 0 || at >= step.length) return [step]
    return [[...step.slice(0, at), `${step[at]} ${tip}`], step.slice(at + 1)]
  })
}

/** The same with the tip as a step of its own. */
function withTipApart(
  steps: readonly (readonly string[])[],
  after: number,
  tip: readonly string[],
): readonly (readonly string[])[] {
  if (after < 0) return [tip, ...steps]
  let seen = 0
  return steps.flatMap((step) => {
    const at = after - seen
    seen += step.length
    return at < 0 || at >= step.length ? [step] : [step.slice(0, at + 1), tip, step.slice(at + 1)]
  })
}

/**
 * Three to six steps of a recipe, from sentences by step. The tip ends the step that it speaks of, or is a plain step of
 * its own where there are too few. The work for later meals stays a separate step, and so does what is served after it.
 */
export function toShortSteps(sentences: Sentences): readonly string[] {
  const { cooking, tip, plainTip, tipAfter, keep, served, divide } = sentences
  const said = tip.join(' ')
  const after = Math.min(tipAfter, cooking.flat().length + served.length - 1)
  const isServed = after >= cooking.flat().length
  const last = [keep, isServed && said !== '' ? [...served, said] : served, divide].filter(isSaid)
  const most = MOST - last.length
  const fewest = served.length > 0 ? 1 : FEWEST
  const short = (written: readonly (readonly string[])[]) => {
    let steps = written.filter(isSaid).flatMap(inParts)
    while (steps.length > most) steps = joinShortest(steps, said)
    return splitInto(fewest, steps)
  }
  const isInCooking = said !== '' && !isServed
  const steps = short(isInCooking ? withTip(cooking, after, said) : cooking)
  const isTooFew = isInCooking && steps.length < fewest
  return [...(isTooFew ? short(withTipApart(cooking, after, plainTip)) : steps), ...last].map((step) =>
    step.join(' '),
  )
}
