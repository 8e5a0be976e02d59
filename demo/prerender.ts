import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { sourceAliases } from '../scripts/sourceAliases.js'

const root = fileURLToPath(new URL('.', import.meta.url))
const EMPTY_PLACE = '<div id="shop"></div>'
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]*)">/

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
        return withOwnStyles(html, bundle).replace(EMPTY_PLACE, () => `<div id="shop">${shop}</div>`)
      },
    },
  }
}
