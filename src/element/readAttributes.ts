import type { MealPlannerProps } from '../host/MealPlannerProps.js'
import { PLAN_TABS } from '../store/plannerState.js'

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

const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const
const OVERLAYS = ['page', 'widget'] as const
const SEPARATORS = /[\s,]+/

/** The props that the attributes stand for. What they leave out, or name wrongly, is left to the defaults. */
export function readAttributes(element: Element): MealPlannerProps {
  const read = (name: AttributeName) => element.getAttribute(name) ?? undefined
  const apiBase = read('api-base')
  const locale = read('locale')
  const colorScheme = COLOR_SCHEMES.find((scheme) => scheme === read('color-scheme'))
  const overlay = OVERLAYS.find((mode) => mode === read('overlay'))
  const pauses = read('pauses')
  const tabs = read('tabs')?.split(SEPARATORS)
  return {
    ...(apiBase === undefined ? {} : { apiBase }),
    ...(locale === undefined ? {} : { locale }),
    ...(colorScheme === undefined ? {} : { theme: { colorScheme } }),
    ...(overlay === undefined ? {} : { overlay }),
    ...(pauses === undefined ? {} : { pauses: Number(pauses) }),
    ...(tabs === undefined ? {} : { tabs: PLAN_TABS.filter((tab) => tabs.includes(tab)) }),
  }
}
