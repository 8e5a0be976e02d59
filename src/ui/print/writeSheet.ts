import type { WidgetSettings } from '../WidgetSettings.js'

/** A text, or an element as an array: its tag name, then its content. */
export type Markup = string | MarkupElement
interface MarkupElement extends ReadonlyArray<Markup> {
  readonly 0: string
}

/** A sheet to print. Its texts are never read as HTML. */
export interface Sheet {
  readonly title: string
  /** Paragraphs, and sections with tables of four columns: a checkbox, a name, an amount and a price. */
  readonly content: readonly Markup[]
  /** The number of columns on paper. Default 1. */
  readonly columns?: 1 | 2
}

const PAGE_STYLES = `
  @media screen { body { padding: 24px } }
  @page { margin: 16mm }
  body { margin: 0; font: 11pt/1.4 system-ui, sans-serif; color: #000; background: #fff }
`

/** The styles of what a sheet holds. */
export const SHEET_STYLES = `
  h1 { font-size: 16pt }
  h2 { font-size: 12pt; margin: 0 }
  h3 { font-size: 11pt; margin: 8pt 0 0 }
  ul, ol { margin: 2pt 0; padding-inline-start: 16pt }
  p, li { orphans: 3; widows: 3 }
  li, tr { break-inside: avoid }
  h2, h3 { break-after: avoid }
  tr:last-child { break-before: avoid }
  h1 { column-span: all }
  section { margin-block-end: 10pt }
  div + div > h2 { margin-block-start: 14pt }
  article > p { margin: 3pt 0 }
  table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  td, th { padding: 3pt; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  td { border-block-end: 0.5pt solid #999 }
  tr > :nth-of-type(1) { inline-size: 14pt }
  td:nth-of-type(1)::before { content: ''; display: block; inline-size: 9pt; block-size: 9pt; border: 1pt solid }
  td:nth-of-type(1) > b { display: block; block-size: 0; margin-block-start: -13pt; padding-inline-start: 1pt }
  td { hyphens: auto }
  td:nth-of-type(3) { inline-size: 30%; overflow-wrap: break-word }
  tr > :nth-of-type(4) { inline-size: 15%; text-align: end; white-space: nowrap }
  small { display: block; font-size: 9pt }
`

/** Narrow columns have smaller type, as in a cookbook. */
export const COLUMN_STYLES = 'columns: 2; column-gap: 10mm; font-size: 9.5pt;'

/**
 * `body` cannot have the columns: a window opened empty has no doctype, so its body is only as high as the window and
 * would cut the rest off.
 */
const TWO_COLUMNS = `main { ${COLUMN_STYLES} }`

/** The content of a sheet as nodes of a document. */
export function nodeOf(markup: Markup, target: Document): Node | string {
  if (typeof markup === 'string') return markup
  const element = target.createElement(markup[0])
  element.append(...markup.slice(1).map((part) => nodeOf(part, target)))
  return element
}

/** What a sheet takes over from the widget. */
export type SheetPage = Pick<WidgetSettings, 'nonce' | 'lang'>

/** Writes a sheet into an empty document. Every text becomes a text node. */
export function writeSheet(
  target: Document,
  { title, content, columns = 1 }: Sheet,
  { nonce, lang = document.documentElement.lang }: SheetPage,
) {
  const { dir } = document.documentElement
  Object.assign(target.documentElement, { lang, dir })
  target.title = title
  const style = target.createElement('style')
  style.textContent = PAGE_STYLES + SHEET_STYLES + (columns === 2 ? TWO_COLUMNS : '')
  if (nonce !== undefined) style.nonce = nonce
  target.head.append(style)
  const main = target.createElement('main')
  main.append(...content.map((markup) => nodeOf(markup, target)))
  target.body.append(main)
}
