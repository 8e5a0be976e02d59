import { writeFile } from 'node:fs/promises'
import { icons } from '@iconify-json/fluent-emoji-flat'
import { DISH_FORMS } from '../src/ui/pictures/dishForms.data.js'
import { FOODS_BY_PICTURE } from '../src/ui/pictures/foodsByPicture.data.js'
import { drawingOf } from './drawingOf.js'
import { RECOLORED_PICTURES } from './recoloredPictures.js'

const FILE = 'src/ui/pictures/drawings.data.ts'

const HEAD = `/*!
 * Pictures: Fluent Emoji, flat. Copyright (c) Microsoft Corporation. MIT License.
 * https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE
 */

/**
 * The pictures of foods and dishes by name, on a square of 64 units. Each shape is its fill and its path, see
 * \`Picture\`. Written by \`npm run pictures\` from \`@iconify-json/fluent-emoji-flat\`, for the names in
 * \`foodsByPicture.data.ts\` and \`dishForms.data.ts\`, some of them in other colours. Do not edit it by hand.
 */
// biome-ignore format: a table, one picture a line
`

const names = [...new Set([...Object.keys(FOODS_BY_PICTURE), ...DISH_FORMS.map(([, name]) => name)])].sort()
const rows = names.map((name) => {
  const { of, fills } = RECOLORED_PICTURES[name] ?? { of: name, fills: {} }
  const icon = icons.icons[of]
  if (!icon)
    throw new Error(
      `Fluent Emoji has no picture "${of}". Correct the name in the tables of src/ui/pictures or in scripts/recoloredPictures.ts.`,
    )
  const original = drawingOf(icon.body)
  for (const fill of Object.keys(fills)) {
    if (!original.includes(fill))
      throw new Error(
        `"${of}" of Fluent Emoji is not painted in ${fill} any more. Look at its picture and correct the fills of "${name}" in scripts/recoloredPictures.ts.`,
      )
  }
  const drawing = original.replace(/\b[\da-f]{6}\b/g, (fill) => fills[fill] ?? fill)
  return `  '${name}': '${drawing}',`
})
await writeFile(FILE, `${HEAD}export const DRAWINGS = {\n${rows.join('\n')}\n} as const\n`)
process.stdout.write(`${FILE} has ${rows.length} pictures.\n`)
