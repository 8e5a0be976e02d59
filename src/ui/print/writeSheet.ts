import type { Sheet } from './sheet.js'

const STYLES = `
  @media screen { body { padding: 24px; } }
  @page { margin: 16mm; }
  body { margin: 0; font: 11pt/1.4 system-ui, sans-serif; color: #000; background: #fff; }
  h1 { font-size: 16pt; margin: 0 0 8pt; }
  h2 { font-size: 12pt; margin: 0; }
  section { break-inside: avoid; margin-block-end: 10pt; }
  table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  td { padding: 3pt 4pt; border-block-end: 0.5pt solid #999; vertical-align: top; }
  td.box { inline-size: 14pt; }
  td.box::before { content: ''; display: inline-block; inline-size: 9pt; block-size: 9pt; border: 1pt solid #000; }
  td.detail { inline-size: 30%; }
  td.value { inline-size: 15%; text-align: end; white-space: nowrap; }
  p { margin: 6pt 0; }
  small { display: block; font-size: 9pt; }
  p.sum { display: flex; justify-content: space-between; font-weight: 700; }
`

/** Fills an empty document with a sheet. Every text goes in as a text node, so none of it can be markup. */
export function writeSheet(target: Document, sheet: Sheet, nonce: string | undefined) {
  const { documentElement } = document
  target.documentElement.lang = documentElement.lang
  target.documentElement.dir = documentElement.dir
  target.title = sheet.title

  const element = (name: string, className: string, ...children: (Node | string)[]) => {
    const made = target.createElement(name)
    if (className !== '') made.className = className
    made.append(...children)
    return made
  }
  const sumLine = ({ name, value }: Sheet['sums'][number]) =>
    element('p', 'sum', element('span', '', name), element('span', '', value))

  const style = element('style', '', STYLES)
  if (nonce !== undefined) style.nonce = nonce
  target.head.append(style)
  target.body.append(
    element('h1', '', sheet.title),
    ...sheet.sections.map(({ heading, rows, sum }) =>
      element(
        'section',
        '',
        element('h2', '', heading),
        element(
          'table',
          '',
          ...rows.map(({ name, detail, note, value }) =>
            element(
              'tr',
              '',
              element('td', 'box'),
              element('td', '', name, ...(note === null ? [] : [element('small', '', note)])),
              element('td', 'detail', detail),
              element('td', 'value', value),
            ),
          ),
        ),
        sumLine(sum),
      ),
    ),
    ...sheet.sums.map(sumLine),
    ...sheet.footnotes.map((footnote) => element('p', '', footnote)),
  )
}
