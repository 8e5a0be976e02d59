import type { Plugin } from 'vite'

const SOURCE = /(?<!\/tests)\/(?:src|proxy)\/[^?]*\.tsx?$/
const OWN = /^[./]/

/**
 * For the tests: the names that a file of ours imports from another become constants of the file. Vitest would look
 * each of them up in the other module at every use, a call of a getter for which the planner took half as long again.
 * It is the same to code without circular imports, and with exports that nothing assigns again, as all of ours is: a
 * name that is not there yet would be undefined, which fails at once.
 */
export function localImports(): Plugin {
  return {
    name: 'local-imports',
    enforce: 'post',
    transform(code, id) {
      if (!SOURCE.test(id)) return null
      const imports = this.parse(code).body.filter((node) => node.type === 'ImportDeclaration')
      const constants: string[] = []
      let written = ''
      let end = 0
      for (const { source, specifiers, end: endOfImport } of imports) {
        if (OWN.test(source.value)) {
          for (const specifier of specifiers) {
            if (specifier.type !== 'ImportSpecifier') continue
            const { imported, local } = specifier
            const theirs = `imported_${local.name}`
            written += `${code.slice(end, imported.start)}${code.slice(imported.start, imported.end)} as ${theirs}`
            constants.push(`const ${local.name} = ${theirs};`)
            end = specifier.end
          }
        }
        written += code.slice(end, endOfImport)
        end = endOfImport
      }
      if (constants.length === 0) return null
      // No line moves, so that what failed is still found in the source.
      return { code: `${written};${constants.join('')}${code.slice(end)}`, map: null }
    },
  }
}
