import { ATTRIBUTES } from './readAttributes.js'

const said = new Set<string>()

const lettersOf = (name: string) => name.replaceAll('-', '').toLowerCase()

function remedyFor(name: string, properties: readonly string[]): string | undefined {
  const isNamed = (other: string) => lettersOf(other) === lettersOf(name)
  const attribute = ATTRIBUTES.find(isNamed)
  if (attribute) return attribute === name ? undefined : `Write ${attribute}`
  if (name === 'isolation') return 'The element always uses a shadow root'
  const property = properties.find(isNamed)
  return property && `Set the property ${property} in a script`
}

/**
 * Warns once of each attribute that is named like a property, such as `persist-key`, and does nothing. HTML's own
 * handlers, such as `onerror`, are left alone.
 */
export function warnOfAttributes(element: Element, properties: readonly string[]) {
  for (const name of element.getAttributeNames()) {
    const remedy = name.startsWith('on') && name in element ? undefined : remedyFor(name, properties)
    if (remedy === undefined || said.has(name)) continue
    said.add(name)
    console.error(`MealPlanner: the attribute ${name} does nothing. ${remedy}.`)
  }
}
