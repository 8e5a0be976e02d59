import { minutesText } from '../../../core/plan/minutesText.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { useFormat } from '../../format.js'
import { HALF } from './useDifferences.js'
import { useSwapMessages } from './useSwapMessages.js'

/** Writes how much sooner or later an option is ready: `10 min less`. */
export function useMinutesDifference() {
  const { core, plan } = usePlanMessages()
  const swaps = useSwapMessages()
  const format = useFormat()
  return (minutes: number) => {
    if (Math.abs(minutes) < HALF) return plan.change.same
    const text = minutesText(Math.abs(minutes), core, format)
    return minutes < 0 ? swaps.minutesLess(text) : swaps.minutesMore(text)
  }
}
