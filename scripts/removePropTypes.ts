import type { Plugin } from 'vite'

const IMPORT = 'import{checkPropTypes}from"prop-types";'
const CALL = /checkPropTypes\(propTypes,props,"prop","\w+"\);/

/** Removes the checks by prop-types from react-tabs. They do nothing in production, but their code would be bundled. */
export function removePropTypes(): Plugin {
  return {
    name: 'remove-prop-types',
    transform: {
      filter: { id: /\/react-tabs\/esm\//, code: 'prop-types' },
      handler(code) {
        const rest = code.replace(IMPORT, '').replace(CALL, '')
        if (rest.includes('checkPropTypes'))
          throw new Error('react-tabs calls prop-types in a way we do not know.')
        return { code: rest, map: null }
      },
    },
  }
}
