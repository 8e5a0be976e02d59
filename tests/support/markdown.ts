/** The cells of each row of the table whose header starts with this cell, without backticks and escapes. */
export function tableRows(markdown: string, firstHeader: string): readonly (readonly string[])[] {
  const lines = markdown.split('\n')
  const header = lines.findIndex((line) => line.startsWith(`| ${firstHeader} `))
  if (header < 0) throw new Error(`There is no table whose first column is "${firstHeader}".`)
  const body = lines.slice(header + 2)
  const end = body.findIndex((line) => !line.startsWith('|'))
  return body.slice(0, end).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|').replace(/^`|`$/g, '')),
  )
}

/** The code block after the comment `<!-- file -->`, or null if there is none. */
export function codeOf(markdown: string, file: string): string | null {
  const [, rest] = markdown.split(`<!-- ${file} -->\n\n\`\`\``)
  if (rest === undefined) return null
  const code = rest.slice(rest.indexOf('\n') + 1)
  return code.slice(0, code.indexOf('```'))
}

/** The relative addresses of links and pictures, without their fragments. */
export function relativeLinks(markdown: string): readonly string[] {
  const found = [...markdown.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src ?? '',
  )
  const outsideCode = found.filter((link) => /^[\w.]/.test(link) && !/^\w+:/.test(link))
  return [...new Set(outsideCode.map((link) => link.replace(/#.*$/, '')))]
}
