import type { Plugin } from 'vite'

/** The output's own code is indented with tabs, so only lines of styles begin with spaces. */
const INDENT = /\n {2,}/g
const SPACE_BEFORE_VALUE = /(\n[a-z-]+:) /g
const BREAK_BETWEEN_RULES = /(?<=[;{}])\n(?=[a-z-]+:|[&@])/g
const SPACE_BEFORE_BLOCK = / (?=\{(?:[a-z-]+:|[&@]))/g

/** Takes the white space out of the styles. Minifiers leave it there, because it is inside template literals. */
export function trimStyles(): Plugin {
  return {
    name: 'trim-styles',
    renderChunk: (code, { fileName }) =>
      fileName.startsWith('ui/')
        ? {
            code: code
              .replace(INDENT, '\n')
              .replace(SPACE_BEFORE_VALUE, '$1')
              .replace(BREAK_BETWEEN_RULES, '')
              .replace(SPACE_BEFORE_BLOCK, ''),
            map: null,
          }
        : null,
  }
}
