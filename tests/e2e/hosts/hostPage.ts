import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { HostWidget } from './HostWidget.js'
import type { PlacedWidget } from './placedWidget.js'

interface HostPage {
  /** The name of the page's stylesheet in `themes`. */
  readonly theme: string
  readonly dir: 'ltr' | 'rtl'
  readonly widgets: readonly PlacedWidget[]
  /** The nonce of the page's own styles. */
  readonly nonce?: string
}

/** One of each element of a host's page that a leaking stylesheet would reach. */
const HOST_ELEMENTS = `
  <h1>Host heading</h1><h2>Section</h2><h3>Part</h3><p>Text with <a href="#x">a link</a>, <b>bold</b> and <em>stress</em>.</p>
  <ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol><dl><dt>Term</dt><dd>Meaning</dd></dl>
  <form><fieldset><legend>Legend</legend><label for="host-text">Label</label><input id="host-text" placeholder="Text">
  <input type="checkbox"><input type="radio"><input type="range"><select><option>A</option></select><textarea>Words</textarea>
  <button type="button">Host button</button></fieldset></form>
  <table><caption>Table</caption><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
  <details open><summary>Summary</summary><div>Body</div></details><progress max="7" value="3"></progress><meter value="0.5"></meter>
  <svg width="24" height="24" viewBox="0 0 24 24"><path d="M2 2h20"/></svg><blockquote>Quote</blockquote><pre><code>Code</code></pre><hr>
`

/** Gives the widgets the same room under every theme. */
const PLACE_RULE =
  '[data-widget] { all: initial !important; display: block !important; inline-size: 1200px !important }'

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')

const place = (widget: PlacedWidget) => {
  const content = widget.rendered === 'server' ? renderToString(createElement(HostWidget, widget)) : ''
  return `<div data-widget ${attributes(widget)}>${content}</div>`
}

/** Writes the HTML of a host page: its own elements, then the places for the widgets. */
export const hostPage = ({ theme, dir, widgets, nonce }: HostPage) => `<!doctype html>
<html lang="en" dir="${dir}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Host page</title>
  <link id="theme" rel="stylesheet" href="/themes/${theme}.css"${nonce ? ` nonce="${nonce}"` : ''}>
  <style${nonce ? ` nonce="${nonce}"` : ''}>${PLACE_RULE}</style>
  <script type="module" src="/mountWidgets.js"></script>
</head>
<body>
  <button type="button" id="mount">Mount</button>
  <div id="page" class="entry">
    <header id="host-elements">${HOST_ELEMENTS}</header>
    <main id="content" class="entry-content">
      ${widgets.map(place).join('\n')}
    </main>
  </div>
</body>
</html>`
