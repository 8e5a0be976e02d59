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
      for (const [index, kind] of [...kinds].entries()) {
        const value = numbers[first + index] ?? 0
        if (kind !== 'x' && kind !== 'y') {
          written.push(index < 2 ? shortNumber(value * scale, 1) : shortNumber(value, 0))
          continue
        }
        const target = isRelative ? from[kind] + value * scale : value * scale
        const shown = shortNumber(isRelative ? target - fromRounded[kind] : target, 0)
        written.push(shown)
        exact[kind] = target
        rounded[kind] = isRelative ? fromRounded[kind] + Number(shown) : Number(shown)
      }
      if (command === 'M' && first === 0) start = { exact: { ...exact }, rounded: { ...rounded } }
    }
    return letter + joined(written)
  }).join('')
}
