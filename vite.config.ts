import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import dts from 'vite-plugin-dts'
import { removePrefixer } from './scripts/removePrefixer.js'
import { removePrivateDeclarations } from './scripts/removePrivateDeclarations.js'
import { removePropTypes } from './scripts/removePropTypes.js'
import { scriptFiles } from './scripts/scriptFiles.js'
import { buildAliases } from './scripts/sourceAliases.js'
import { trimStyles } from './scripts/trimStyles.js'

const TARGET = 'es2022'

/** The public entries, named after their files in `dist`. */
const ENTRIES = {
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'element/index': 'src/element/index.ts',
}

/** The one of Emotion's builds that works in browsers and on servers, since it comes inside the package. */
const EMOTION_CACHE = fileURLToPath(
  new URL('node_modules/@emotion/cache/dist/emotion-cache.esm.js', import.meta.url),
)

/**
 * Some dependencies come inside the package: Lucide is 34 MB and we use few icons, bundlers cannot leave out what we do
 * not use of Emotion's cache, serializer and React part, and react-tabs brings prop-types. npm packs no folder named
 * `node_modules`.
 */
const moduleFileName = ({ name }: { readonly name: string }) =>
  `${name
    .replace(/^.*node_modules\/lucide\/.*\//, 'ui/icons/')
    .replace(/^.*node_modules\/(react-tabs|clsx)\/.*\//, 'ui/tabs/')
    .replace(/^.*node_modules\/.*\//, 'ui/emotion/')}.js`

/** Builds the npm package with one output module per source module, so that lazy chunks stay lazy in a host's bundler. */
const packageBuild: UserConfig = {
  resolve: { alias: [...buildAliases, { find: /^@emotion\/cache$/, replacement: EMOTION_CACHE }] },
  plugins: [
    react(),
    removePropTypes(),
    removePrefixer(),
    trimStyles(),
    dts({
      include: ['src'],
      exclude: ['src/element/{script,startFromScript,planFile}.ts'],
      entryRoot: 'src',
      afterBuild: (emitted) =>
        removePrivateDeclarations(
          Object.keys(ENTRIES).map((name) => `dist/${name}.d.ts`),
          emitted,
        ),
    }),
  ],
  build: {
    target: TARGET,
    copyPublicDir: false,
    minify: false,
    license: { fileName: 'licenses.md' },
    lib: { entry: ENTRIES, formats: ['es'] },
    rolldownOptions: {
      // Patterns, because a plain name would not cover subpaths such as `react/jsx-runtime`.
      external: [
        /^react($|\/)/,
        /^react-dom($|\/)/,
        /^@emotion\/(memoize|sheet|use-insertion-effect-with-fallbacks|utils|weak-memoize)$/,
        'stylis',
        /^zod($|\/)/,
        /^zustand($|\/)/,
      ],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: moduleFileName },
    },
  },
}

/** Builds the two files for pages with a script tag and no bundler, which include React and everything else. */
const scriptBuild: UserConfig = {
  resolve: { alias: buildAliases },
  plugins: [react(), removePropTypes(), removePrefixer(), scriptFiles()],
  build: { target: TARGET, copyPublicDir: false, emptyOutDir: false },
}

export default defineConfig(({ mode }) => (mode === 'script' ? scriptBuild : packageBuild))
