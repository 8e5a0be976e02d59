import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../scripts/precompress.js'
import { sourceAliases } from '../scripts/sourceAliases.js'
import { prerender } from './prerender.js'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  plugins: [react(), prerender(), precompress()],
  resolve: { alias: sourceAliases },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'gallery.html', 'builder.html'].map((page) => `${root}${page}`),
    },
  },
})
