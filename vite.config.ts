import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import dts from 'vite-plugin-dts'

/** Builds the npm package: one output module per source module, so lazy chunks stay lazy for the host's bundler. */
export default defineConfig({
  plugins: [react(), dts({ include: ['src'], entryRoot: 'src' })],
  build: {
    target: 'es2022',
    copyPublicDir: false,
    minify: false,
    lib: { entry: { index: 'src/index.ts', 'core/index': 'src/core/index.ts' }, formats: ['es'] },
    rollupOptions: {
      external: [
        /^react($|\/)/,
        /^react-dom($|\/)/,
        /^@emotion\//,
        /^zod($|\/)/,
        /^zustand($|\/)/,
        /^lucide-react($|\/)/,
        /^@base-ui\//,
      ],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
