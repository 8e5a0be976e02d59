import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { sourceAliases } from '../scripts/sourceAliases.js'

const root = fileURLToPath(new URL('.', import.meta.url))
const EMPTY_PLACE = '<div id="shop"></div>'
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]*)">/
const SCRIPT = /<(script type="module"|link rel="modulepreload")/g

async function writeShop(): Promise<string> {
  const { module } = await runnerImport<typeof import('./renderShop.js')>(`${root}renderShop.tsx`, {
    configFile: false,
    root,
    plugins: [react()],
    resolve: { alias: sourceAliases },
  })
  return module.renderShop()
}

/** Writes the page's own style sheet into it: a page that waits for no other file is drawn at once. */
function withOwnStyles(html: string, bundle: Rolldown.OutputBundle = {}): string {
  return html.replace(STYLE_SHEET, (link, path: string) => {
    const file = bundle[path]
    return file?.type === 'asset' ? `<style>${file.source}</style>` : link
  })
}

/** Lets the scripts wait for what the page is drawn with: the shop is in it, and can be read before they run. */
function withPatientScripts(html: string): string {
  return html.replace(SCRIPT, '<$1 fetchpriority="low"')
}

/** Writes the shop into its built page, so that visitors see it before the scripts have loaded. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes(EMPTY_PLACE)) return html
        const shop = await writeShop()
        const page = withPatientScripts(withOwnStyles(html, bundle))
        return page.replace(EMPTY_PLACE, () => `<div id="shop">${shop}</div>`)
      },
    },
  }
}
