import { contrast } from './contrast.js'

/** Our own surfaces, which the accent stands on as text. */
const LIGHT_SURFACE = '#ffffff'
const DARK_SURFACE = '#1d231f'
const DARK_INK = '#0c1a13'

/** So that 4.5 to 1 remains on the soft shade of the accent. */
const LEAST_ON_LIGHT = 5.3
const LEAST_ON_DARK = 7
const STEP = 0.02

export interface BrandColors {
  /** The brand colour, or the nearest darker one that can be read. */
  readonly accent: string
  readonly contrast: number
  /** The brand colour, or the nearest lighter one, for dark pages. */
  readonly darkAccent: string
  readonly darkContrast: number
}

const partsOf = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

function mixed(hex: string, towards: string, share: number): string {
  const other = partsOf(towards)
  return `#${partsOf(hex)
    .map((part, index) => Math.round(part + ((other[index] ?? 0) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** The first colour on the way from the brand's that reaches the contrast. */
function nearest(brand: string, towards: string, ground: string, least: number): string {
  for (let share = 0; share < 1; share += STEP) {
    const color = mixed(brand, towards, share)
    if (contrast(color, ground) >= least) return color
  }
  return towards
}

/** The accents made from one brand colour for both schemes, with the contrast of the text on them. */
export function brandColors(brand: string): BrandColors {
  const accent = nearest(brand.toLowerCase(), '#000000', LIGHT_SURFACE, LEAST_ON_LIGHT)
  const darkAccent = nearest(brand.toLowerCase(), '#ffffff', DARK_SURFACE, LEAST_ON_DARK)
  return {
    accent,
    contrast: contrast(accent, LIGHT_SURFACE),
    darkAccent,
    darkContrast: contrast(darkAccent, DARK_INK),
  }
}
