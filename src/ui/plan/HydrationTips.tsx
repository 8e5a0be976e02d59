import { Droplets } from 'lucide'
import type { Gender } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { Icon } from '../parts/Icon.js'
import { Tips } from '../parts/Tips.js'

/** Cups of drinks a day (National Academies, Dietary Reference Intakes for Water, 2005: 3.0 and 2.2 litres). */
const DRINK_CUPS: Readonly<Record<Gender, number>> = { male: 13, female: 9 }

export function HydrationTips({ gender }: { gender: Gender }) {
  const { hydration } = useMessages().plan
  return (
    <Tips
      title={hydration.title}
      icon={<Icon of={Droplets} size={20} />}
      tips={[hydration.drinks[gender](DRINK_CUPS[gender]), ...hydration.tips]}
    />
  )
}
