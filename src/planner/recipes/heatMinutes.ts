import type { Pot } from './pot.js'
import { roleOf } from './roleOf.js'
import type { Role } from './roles.data.js'
import { SOLIDS } from './vesselFigures.js'

/** What is still hard when meat beside it is done. Other vegetables char before. */
export const ROASTED_LONG: readonly Role[] = ['potato', 'bean', 'nut', 'pulse', 'lentil']

/** What roasts in the oven at the heat of its sentence. */
const ROAST = { hard: '30', usual: '20', besideFish: '10' } as const
/** What turns tender under a lid. */
const TENDER = { beans: '10', withFish: '12', usual: '15' } as const
/** Raw kale that is eaten soft. */
const KALE = '10'
/** What turns crisp in the oven. */
const CRISP = { tofu: '40', hard: '25', leavesAndNuts: '12', usual: '10' } as const

/** The minutes of what roasts, turns tender or turns crisp, by the name of the gap that they fill; empty if others say them. */
export function heatMinutes(pot: Pot): Readonly<Record<string, () => string>> {
  const has = (...roles: readonly Role[]) => pot.all(roles).length > 0
  return {
    /** What a bird roasts together with has its minutes, and vegetables alone have those of the meat. */
    roastmin: () => {
      const isAllQuick = !has(...ROASTED_LONG)
      // Alone, they are to turn crunchy.
      const hasBeansAlone =
        has('bean', 'pulse') && pot.all([...SOLIDS, 'nut']).every(({ role }) => role === 'bean')
      if (hasBeansAlone) return ROAST.hard
      const isLongMeat = has('poultry', 'steak', 'ground', 'groundbird', 'tofu', 'tempeh')
      if (has('bird') || (isAllQuick && isLongMeat)) return ''
      if (isAllQuick && has('fish')) return ROAST.besideFish
      const isHard =
        has('potato', 'head', 'cabbage') && !has('poultry', 'steak', 'fish', 'tofu', 'tempeh', 'gluten')
      return isHard ? ROAST.hard : ROAST.usual
    },
    /** Fish is done sooner than meat, and boiled beans need no more than to be hot. */
    tendermin: () => {
      if (pot.all(['tender']).every(({ food }) => roleOf(food) === 'bean')) return TENDER.beans
      return has('fish') ? TENDER.withFish : TENDER.usual
    },
    /** Other leaves that are greens are no raw kale. */
    kalemin: () => (pot.all(['greens']).some(({ food }) => food.id === 'kale') ? KALE : ''),
    crispmin: () => {
      if (has('tofu')) return CRISP.tofu
      if (has('potato', 'stalk', 'tvp')) return CRISP.hard
      return has('spinach', 'greens', 'nut', 'seed') ? CRISP.leavesAndNuts : CRISP.usual
    },
  }
}
