import type { MealPlannerProps } from '../host/MealPlannerProps.js'

/** The attributes of `<meal-planner>`; everything that is no text or number is a property only. */
export const ATTRIBUTES = [
  'api-base',
  'locale',
  'color-scheme',
  'overlay',
  'pauses',
  'tabs',
  'nonce',
  'add-to-cart',
] as const

type AttributeName = (typeof ATTRIBUTES)[number]

/**
 * The props that the attributes stand for. They say what a page's author wrote and are checked as any host's props are.
 */
export function readAttributes(element: Element): MealPlannerProps {
  const read = (name: AttributeName) => element.getAttribute(name) ?? undefined
  const colorScheme = read('color-scheme')
  const pauses = read('pauses')
  const props: object = {
    apiBase: read('api-base'),
    locale: read('locale'),
    theme: { colorScheme },
    overlay: read('overlay'),
    pauses: pauses && Number(pauses),
    tabs: read('tabs')?.match(/[^\s,]+/g) ?? undefined,
  }
  return props
}
