import { GlassWater } from 'lucide'
import type { Gender } from '../../core/profile.js'
import type { Units } from '../../core/units.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Tips } from '../parts/Tips.js'

/** Drinks a day, in cups and in liters (National Academies, Dietary Reference Intakes for Water, 2005). */
const DRINKS: Readonly<Record<Gender, Readonly<Record<Units, number>>>> = {
  male: { us: 13, metric: 3 },
  female: { us: 9, metric: 2.2 },
}

/** How much to drink a day if the sex is known, with tips. */
export function HydrationTips({ gender }: { gender: Gender | undefined }) {
  const { title, drinks, fluids, tips } = usePlanMessages().plan.hydration
  const { units, tenths } = useFormat()
  const advised = gender ? [drinks[gender](fluids[units](tenths(DRINKS[gender][units])))] : []
  return <Tips title={title} icon={GlassWater} tips={[...advised, ...tips]} />
}
