/** The numbers that each command of an SVG path takes, and which of them are positions: x, y or neither. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  S: 'xyxy',
  Q: 'xyxy',
  C: 'xyxyxy',
  A: '-----xy',
  Z: '',
}

/** The commands that draw nothing when they lead nowhere. */
const LINES = new Set(['L', 'H', 'V'])

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

function shortNumber(value: number, decimals: number): string {
  const text = String(Number(value.toFixed(decimals)))
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0')
}

/** How far a circle of a radius rises over a chord, on its larger or smaller side. */
function riseOver(chord: number, radius: number, isLarge: boolean): number {
  const fromCentre = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2))
  // A radius that is too short for its chord grows until it fits.
  return Math.max(radius, chord / 2) + (isLarge ? fromCentre : -fromCentre)
}

/** The most that a radius may move an arc when it is a whole number. */
const LEAST_RISE = 0.5

/** The radii of an arc: in whole numbers where the arc then rises as high over its chord, else in tenths. */
function roundRadii(rx: number, ry: number, chord: number, isLarge: boolean): readonly string[] {
  const move = riseOver(chord, Math.round(rx), isLarge) - riseOver(chord, rx, isLarge)
  const decimals = Math.abs(rx - ry) < 0.05 && Math.abs(move) <= LEAST_RISE ? 0 : 1
  return [shortNumber(rx, decimals), shortNumber(ry, decimals)]
}

/** `1.5 -2.5 .5` as `1.5-2.5.5`: a sign or a second point begins a new number. */
const joined = (numbers: readonly string[]) =>
  numbers
    .join(' ')
    .replaceAll(' -', '-')
    .replace(/(\.\d+) (?=\.)/g, '$1')

/**
 * An SVG path, drawn `scale` times as large and with whole numbers. Relative steps are taken from where the rounded
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
    const written: string[] = []
    for (let first = 0; first < numbers.length; first += kinds.length) {
      const from = { ...exact }
      const fromRounded = { ...rounded }
      const shown = [...kinds].map((kind, index) => {
        const value = numbers[first + index] ?? 0
        if (kind !== 'x' && kind !== 'y') return shortNumber(value, 0)
        const target = isRelative ? from[kind] + value * scale : value * scale
        const text = shortNumber(isRelative ? target - fromRounded[kind] : target, 0)
        exact[kind] = target
        rounded[kind] = isRelative ? fromRounded[kind] + Number(text) : Number(text)
        return text
      })
      const length = Math.hypot(rounded.x - fromRounded.x, rounded.y - fromRounded.y)
      if (command === 'A') {
        const [rx = 0, ry = 0, , isLarge] = numbers.slice(first)
        shown.splice(0, 2, ...roundRadii(rx * scale, ry * scale, length, isLarge === 1))
      }
      if (command === 'M' && first === 0) start = { exact: { ...exact }, rounded: { ...rounded } }
      if (length > 0 || !LINES.has(command)) written.push(...shown)
    }
    return written.length > 0 ? letter + joined(written) : ''
  }).join('')
}
