import { GlassWater } from 'lucide'
import type { Gender } from '../../core/profile.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Tips } from '../parts/Tips.js'

/** Cups of drinks a day (National Academies, Dietary Reference Intakes for Water, 2005: 3.0 and 2.2 litres). */
const DRINK_CUPS: Readonly<Record<Gender, number>> = { male: 13, female: 9 }

/** How much to drink a day, with tips. */
export function HydrationTips({ gender }: { gender: Gender }) {
  const { title, drinks, tips } = usePlanMessages().plan.hydration
  return <Tips title={title} icon={GlassWater} tips={[drinks[gender](DRINK_CUPS[gender]), ...tips]} />
}
