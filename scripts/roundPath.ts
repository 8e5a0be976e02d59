/** The numbers that each command of an SVG path takes, and what each is: a position x or y, a radius or neither. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  S: 'xyxy',
  Q: 'xyxy',
  C: 'xyxyxy',
  A: 'rr---xy',
  Z: '',
}

const COMMAND = /([MLTHVSQCAZ])([^MLTHVSQCAZ]*)/gi
/** The two flags of an arc may stand without a space: `a1 1 0 01.5 2`. */
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi

function numbersOf(command: string, text: string): readonly number[] {
  if (command !== 'A') return Array.from(text.matchAll(NUMBER), ([number]) => Number(number))
  const ARC = new RegExp(
    String.raw`(${NUMBER.source})[\s,]*(${NUMBER.source})[\s,]*(${NUMBER.source})[\s,]*([01])[\s,]*([01])[\s,]*(${NUMBER.source})[\s,]*(${NUMBER.source})`,
    'gi',
  )
  return Array.from(text.matchAll(ARC), (arc) => arc.slice(1, 8).map(Number)).flat()
}

/**
 * An SVG path, drawn `scale` times as large and with whole positions. Relative steps are taken from where the rounded
 * path is, so that errors never add up.
 */
export function roundPath(path: string, scale: number): string {
  // The positions of the exact path and of the rounded one, and the starts of their subpaths.
  const exact = { x: 0, y: 0 }
  const rounded = { x: 0, y: 0 }
  let start = { exact: { ...exact }, rounded: { ...rounded } }
  return Array.from(path.matchAll(COMMAND), ([, letter = '', text = '']) => {
    const command = letter.toUpperCase()
    const isRelative = letter !== command
    const kinds = ARGUMENTS[command] ?? ''
    if (command === 'Z') {
      Object.assign(exact, start.exact)
      Object.assign(rounded, start.rounded)
      return letter
    }
    const numbers = numbersOf(command, text)
    const written: number[] = []
    for (let first = 0; first < numbers.length; first += kinds.length) {
      const from = { ...exact }
      const fromRounded = { ...rounded }
      const shown = [...kinds].map((kind, index) => {
        const value = numbers[first + index] ?? 0
        if (kind !== 'x' && kind !== 'y') return kind === 'r' ? Math.max(1, value * scale) : value
        const target = isRelative ? from[kind] + value * scale : value * scale
        const place = Math.round(isRelative ? target - fromRounded[kind] : target)
        exact[kind] = target
        rounded[kind] = isRelative ? fromRounded[kind] + place : place
        return place
      })
      if (command === 'M' && first === 0) start = { exact: { ...exact }, rounded: { ...rounded } }
      written.push(...shown)
    }
    return letter + written.join(' ')
  }).join('')
}
