import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import dts from 'vite-plugin-dts'
import { scriptFiles } from './scripts/scriptFiles.js'

const TARGET = 'es2022'

/** Builds the npm package with one output module per source module, so that lazy chunks stay lazy in a host's bundler. */
const packageBuild: UserConfig = {
  plugins: [
    react(),
    dts({
      include: ['src'],
      exclude: ['src/element/{script,startFromScript,planFile}.ts'],
      entryRoot: 'src',
    }),
  ],
  build: {
    target: TARGET,
    copyPublicDir: false,
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        'core/index': 'src/core/index.ts',
        'element/index': 'src/element/index.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // Patterns, because a plain name would not cover subpaths such as `react/jsx-runtime`.
      external: [
        /^react($|\/)/,
        /^react-dom($|\/)/,
        /^@emotion\//,
        /^zod($|\/)/,
        /^zustand($|\/)/,
        /^lucide($|\/)/,
        /^react-tabs($|\/)/,
      ],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
}

/** Builds the two files for pages with a script tag and no bundler, which include React and everything else. */
const scriptBuild: UserConfig = {
  plugins: [react(), scriptFiles()],
  build: { target: TARGET, copyPublicDir: false, emptyOutDir: false },
}

export default defineConfig(({ mode }) => (mode === 'script' ? scriptBuild : packageBuild))
