import { DISH_STYLES, type Lead } from '../contract/promptParameters.js'

/** The style that a dish's name mentions; `plate` if it mentions none. */
export function dishStyle(name: string): Lead['style'] {
  const said = name.toLowerCase()
  return DISH_STYLES.find((style) => said.includes(style)) ?? 'plate'
}
