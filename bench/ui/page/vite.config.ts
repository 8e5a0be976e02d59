import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const builtPackage = fileURLToPath(new URL('../../../dist/index.js', import.meta.url))

/** Builds the page of the bench around the built package, as a host's own build would. */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: [{ find: /^react-meal-planner$/, replacement: builtPackage }] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1000 },
})
