import type { Plugin } from 'vite'

const DEFAULT_PLUGINS = 'var defaultStylisPlugins = [prefixer];'

/**
 * Takes the vendor prefixes out of Emotion's cache. Our cache has plugins of its own, so none is ever written, but bundlers
 * cannot know that, and they are a quarter of Emotion's bytes.
 */
export function removePrefixer(): Plugin {
  return {
    name: 'remove-prefixer',
    transform: {
      filter: { id: /\/@emotion\/cache\/dist\// },
      handler(code) {
        if (!code.includes(DEFAULT_PLUGINS))
          throw new Error('Emotion prefixes styles in a way we do not know.')
        return { code: code.replace(DEFAULT_PLUGINS, 'var defaultStylisPlugins = [];'), map: null }
      },
    },
  }
}
