import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceAliases } from '../../../scripts/sourceAliases.js'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Builds the script of the host pages. `hostPage.ts` writes the pages themselves. */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: sourceAliases },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: { input: `${root}mountWidgets.tsx`, output: { entryFileNames: 'mountWidgets.js' } },
  },
})
