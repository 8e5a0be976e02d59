import type { MealPlannerProps } from '../host/MealPlannerProps.js'

/** The attributes of `<meal-planner>`. Values that are neither text nor numbers can only be properties. */
export const ATTRIBUTES = [
  'api-base',
  'locale',
  'units',
  'color-scheme',
  'overlay',
  'heading-level',
  'pauses',
  'tabs',
  'nonce',
  'add-to-cart',
] as const

type AttributeName = (typeof ATTRIBUTES)[number]

/** Reads the attributes as props. The widget checks them like the props of any host. */
export function readAttributes(element: Element): MealPlannerProps {
  const read = (name: AttributeName) => element.getAttribute(name) ?? undefined
  const colorScheme = read('color-scheme')
  const pauses = read('pauses')
  const headingLevel = read('heading-level')
  const props: object = {
    apiBase: read('api-base'),
    locale: read('locale'),
    units: read('units'),
    theme: { colorScheme },
    overlay: read('overlay'),
    headingLevel: headingLevel && Number(headingLevel),
    pauses: pauses && Number(pauses),
    tabs: read('tabs')?.match(/[^\s,]+/g) ?? undefined,
  }
  return props
}
