import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { sourceAliases } from '../scripts/sourceAliases.js'

const root = fileURLToPath(new URL('.', import.meta.url))
const EMPTY_PLACE = '<div id="shop"></div>'

async function writeShop(): Promise<string> {
  const { module } = await runnerImport<typeof import('./renderShop.js')>(`${root}renderShop.tsx`, {
    configFile: false,
    root,
    plugins: [react()],
    resolve: { alias: sourceAliases },
  })
  return module.renderShop()
}

/** Writes the shop into its built page, so that visitors see it before the scripts have loaded. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async transformIndexHtml(html) {
      if (!html.includes(EMPTY_PLACE)) return html
      const shop = await writeShop()
      return html.replace(EMPTY_PLACE, () => `<div id="shop">${shop}</div>`)
    },
  }
}
