import { optimize } from 'svgo'
import { roundPath } from './roundPath.js'

/** Whole numbers on a square of 64 units, twice as large as Fluent's, are much shorter than decimals on 32. */
const SCALE = 2

type Attributes = Readonly<Record<string, string>>

const ELEMENT = /<(\w+)((?:\s[\w-]+="[^"]*")*)\s*\/?>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

const numberOf = (attributes: Attributes, name: string) => Number(attributes[name] ?? 0)

const numbersIn = (text: string) => Array.from(text.matchAll(/-?[\d.]+/g), ([number]) => Number(number))

/** An ellipse that may be turned around its own centre, or moved by a matrix that keeps its size. */
function ellipsePath(attributes: Attributes, rx: number, ry: number): string {
  const transform = attributes.transform ?? ''
  const [rotation = 0] = transform.startsWith('rotate') ? numbersIn(transform) : []
  const turned = (rotation * Math.PI) / 180
  const [a = Math.cos(turned), b = Math.sin(turned), c = 0, d = 1, e = 0, f = 0] = transform.startsWith(
    'matrix',
  )
    ? numbersIn(transform)
    : []
  const [cx, cy] = [numberOf(attributes, 'cx'), numberOf(attributes, 'cy')]
  const [x, y] = transform.startsWith('matrix') ? [a * cx + c * cy + e, b * cx + d * cy + f] : [cx, cy]
  const arc = `A${rx} ${ry} ${(Math.atan2(b, a) * 180) / Math.PI} 1 1`
  return `M${x - rx * a} ${y - rx * b}${arc} ${x + rx * a} ${y + rx * b}${arc} ${x - rx * a} ${y - rx * b}Z`
}

function rectPath(attributes: Attributes): string {
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) =>
    numberOf(attributes, name),
  )
  const [h = 0, v = 0] = [(width ?? 0) - 2 * (r ?? 0), (height ?? 0) - 2 * (r ?? 0)]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const c = r ?? 0
  return `M${(x ?? 0) + c} ${y}h${h}${corner(c, c)}v${v}${corner(-c, c)}h${-h}${corner(-c, -c)}v${-v}${corner(c, -c)}z`
}

function pathOf(tag: string, attributes: Attributes): string {
  const radius = numberOf(attributes, 'r')
  switch (tag) {
    case 'path':
      return attributes.d ?? ''
    case 'circle':
      return ellipsePath(attributes, radius, radius)
    case 'ellipse':
      return ellipsePath(attributes, numberOf(attributes, 'rx'), numberOf(attributes, 'ry'))
    case 'rect':
      return rectPath(attributes)
    default:
      throw new Error(`A picture has the element <${tag}>, which drawingOf cannot turn into a path.`)
  }
}

/** The body with the shapes of its `<defs>` in the places that use them. */
function withoutReferences(body: string): string {
  const [, definitions = ''] = /<defs>(.*?)<\/defs>/.exec(body) ?? []
  return body.replace(/<defs>.*?<\/defs>/, '').replace(/<use href="#(\w+)"\/>/g, (_, id: string) => {
    const [shape = ''] = new RegExp(`<\\w+ id="${id}"[^>]*>`).exec(definitions) ?? []
    return shape
  })
}

/** A path of whole numbers with fewer commands, each of whole numbers again. */
function shortPath(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [
      {
        name: 'convertPathData',
        params: { floatPrecision: 0, utilizeAbsolute: false, noSpaceAfterFlags: true },
      },
    ],
  })
  const [, short] = / d="([^"]*)"/.exec(data) ?? []
  if (short === undefined) throw new Error(`SVGO left nothing of the path "${path}".`)
  return short
}

/**
 * The shapes of an SVG body in one line, `fill path|fill path`: the fill is a colour without its `#`, followed by `*`
 * if the even-odd rule applies, and by its opacity, such as `/0.7`, if the shape is not opaque. A shape that is drawn twice in
 * a row is there once.
 */
export function drawingOf(body: string): string {
  const shapes = Array.from(withoutReferences(body).matchAll(ELEMENT), ([, tag = '', text = '']) => ({
    tag,
    attributes: Object.fromEntries(Array.from(text.matchAll(ATTRIBUTE), ([, name, value]) => [name, value])),
  })).filter(({ tag }) => tag !== 'g')
  return shapes
    .map(({ tag, attributes }) => {
      const { fill = '', opacity } = attributes
      if (!/^#[0-9a-f]{3,6}$/.test(fill))
        throw new Error(`A picture has the fill "${fill}", which is not a colour.`)
      const rule = attributes['fill-rule'] === 'evenodd' ? '*' : ''
      const opaque = opacity === undefined ? '' : `/${opacity}`
      return `${fill.slice(1)}${rule}${opaque} ${shortPath(roundPath(pathOf(tag, attributes), SCALE))}`
    })
    .filter((shape, index, all) => shape !== all[index - 1])
    .join('|')
}
