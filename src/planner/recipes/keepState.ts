import { METHODS, type Method } from '../dishes/methods.js'
import type { CookedItem } from './cookedItem.js'
import { NEVER_RAW, type Role, STARCHES } from './roles.data.js'

/** How what is left of a dish is kept. */
export type KeepState = 'hot' | 'cold' | 'frozen' | 'dry' | 'baked' | 'chips'

/** Cooked before the pan of the day. */
const AHEAD: readonly Role[] = ['gluten', 'tvp', 'tempeh']

/** What has been hot when a dish is done; oats are soaked in all that is eaten cold. */
const isHot = ({ role }: CookedItem) =>
  role !== 'oats' && [...STARCHES, ...NEVER_RAW, ...AHEAD].some((hot) => hot === role)

/** Snacks that are baked dry, and would turn soft if they were heated again. */
const CRISP = /crunch|roasted|cracker|jerky/
const isCrisp = (method: Method, dishId: string) => method === 'ovencrisp' || CRISP.test(dishId)

/** Salads of lentils or grain with raw vegetables. */
const GRAIN_SALAD = /tabbouleh|lentil.*salad/

/** How a dish is eaten on a later day. Pulses that are roasted crisp soften in the refrigerator. */
export function laterState(method: Method, dishId = ''): 'hot' | 'cold' | 'crisp' {
  const crisp = isCrisp(method, dishId)
  if (crisp && method === 'roast') return 'crisp'
  const isCold = METHODS[method].isCold || crisp || /salad|boil/.test(method)
  return isCold || GRAIN_SALAD.test(dishId) ? 'cold' : 'hot'
}

/** Whether what swells in a soup drinks its broth on the days that it is kept. */
export const isThickLater = (method: Method, items: readonly CookedItem[]): boolean =>
  method === 'soup' && items.some(({ role }) => role === 'pasta' || role === 'noodles' || role === 'grain')

/** Foods that hold no water, or lose it in the oven. */
const DRY: readonly Role[] = ['nut', 'seed', 'dried', 'spice', 'salt']
// biome-ignore format: one kind of food a line
const BAKED_DRY: readonly Role[] = [
  ...DRY,
  'tvp', 'potato', 'stalk', 'greens',
  'powder', 'fat', 'acid', 'sweet', 'sauce',
]

function isDry(method: Method, dishId: string, items: readonly CookedItem[]): boolean {
  const dry = isCrisp(method, dishId) ? BAKED_DRY : DRY
  return items.every(({ role }) => dry.includes(role))
}

/** Whether chips would turn soft in a refrigerator with what they are dipped into. */
function isWithChips(method: Method, items: readonly CookedItem[]): boolean {
  return method === 'ovencrisp' && items.some(({ role }) => role === 'tortilla')
}

export function keepState(method: Method, dishId: string, items: readonly CookedItem[]): KeepState {
  if (method === 'freeze') return 'frozen'
  if (isDry(method, dishId, items)) return METHODS[method].isCold ? 'dry' : 'baked'
  if (isWithChips(method, items)) return 'chips'
  return METHODS[method].isCold && !items.some(isHot) ? 'cold' : 'hot'
}
