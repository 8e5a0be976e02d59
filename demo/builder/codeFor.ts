import type { MealPlannerProps } from 'react-meal-planner'

export const TARGETS = {
  react: 'React',
  next: 'Next',
  script: 'Script tag',
  wordpress: 'WordPress',
  shopify: 'Shopify',
} as const
export type Target = keyof typeof TARGETS

/** What a text cannot hold in its quotes as it is, and signs that would end a script or begin a Liquid tag. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '{': '\\x7b',
}

/** A value as a developer would write it: no quotes around names, single quotes around text. */
function literal(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, inner))
    const line = `[${items.join(', ')}]`
    return line.length <= 80 ? line : `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, part]) => `${name}: ${literal(part, inner)}`)
    const line = `{ ${entries.join(', ')} }`
    return line.length <= 80 ? line : `{\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}}`
  }
  return typeof value === 'string'
    ? `'${value.replace(/[\\'\n\r<{]/g, (sign) => ESCAPES[sign] ?? sign)}'`
    : String(value)
}

/** A prop in JSX: text as an attribute where it needs no escape. */
const jsxProp = ([name, value]: readonly [string, unknown]) =>
  typeof value === 'string' && !/["&<>\\]/.test(value) ? `${name}="${value}"` : `${name}={${literal(value)}}`

/** The element with its props, and constants above it for objects, so that they are made once. */
function jsx(props: MealPlannerProps) {
  const entries = Object.entries(props)
  const constants = entries.filter(([, value]) => typeof value === 'object')
  const attributes = entries.map(([name, value]) =>
    typeof value === 'object' ? `${name}={${name}}` : jsxProp([name, value]),
  )
  return {
    constants: constants.map(([name, value]) => `const ${name} = ${literal(value)} as const\n`).join(''),
    element: ['<MealPlanner', ...attributes, '/>'].join(' '),
  }
}

const paragraphs = (...parts: readonly string[]) =>
  `${parts
    .filter((part) => part !== '')
    .map((part) => part.trim())
    .join('\n\n')}\n`

const reactCode = (props: MealPlannerProps) => {
  const { constants, element } = jsx(props)
  return paragraphs(
    "import { MealPlanner } from 'react-meal-planner'",
    constants,
    `export function PlanYourWeek() {\n  return ${element}\n}`,
  )
}

const nextCode = (props: MealPlannerProps) => {
  const { constants, element } = jsx(props)
  return paragraphs(
    "import { MealPlanner } from 'react-meal-planner'",
    "export const metadata = { title: 'Plan your week' }",
    constants,
    `export default function MealPlanPage() {\n  return (\n    <main>\n      <h1>Plan your week</h1>\n      ${element}\n    </main>\n  )\n}`,
  )
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The custom element. Values that are neither texts nor lists of words are properties, which a script sets. */
function elementCode({ isolation: _, ...props }: MealPlannerProps, address: string): string {
  const { apiBase, locale, tabs, ...properties } = props
  const attributes = Object.entries({ 'api-base': apiBase, locale, tabs: tabs?.join(',') }).flatMap(
    ([name, value]) =>
      value === undefined || value === null ? [] : [` ${name}="${escapeAttribute(value)}"`],
  )
  const lines = Object.entries(properties).map(
    ([name, value]) => `  planner.${name} = ${literal(value, '  ')}\n`,
  )
  const id = lines.length > 0 ? ' id="meal-planner"' : ''
  const script = `<script>\n  const planner = document.getElementById('meal-planner')\n${lines.join('')}</script>`
  return paragraphs(
    `<script src="${address}" defer></script>\n<meal-planner${id}${attributes.join('')}></meal-planner>`,
    lines.length > 0 ? script : '',
  )
}

const SHOPIFY_SCHEMA = `{% schema %}
{
  "name": "Meal planner",
  "presets": [{ "name": "Meal planner" }]
}
{% endschema %}`

/** The code of a page with the widget, for one kind of site. It has the form of the recipes. */
export function codeFor(target: Target, props: MealPlannerProps): string {
  switch (target) {
    case 'react':
      return reactCode(props)
    case 'next':
      return nextCode(props)
    case 'script':
      return elementCode(props, '/assets/meal-planner.js')
    case 'wordpress':
      return elementCode(props, '/wp-content/meal-planner/meal-planner.js')
    case 'shopify':
      return paragraphs(elementCode(props, "{{ 'meal-planner.js' | asset_url }}"), SHOPIFY_SCHEMA)
  }
}
