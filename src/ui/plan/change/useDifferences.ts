import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { useFormat } from '../../format.js'

/** Differences of less than half a unit do not show. */
const CENT = 0.005
const HALF = 0.5

/** Writes how an option differs from the current plan: `−$2.10`, `+9 g`, `10 min less`. */
export function useDifferences() {
  const { change } = usePlanMessages().plan
  const { money, grams, whole } = useFormat()
  const signed = (value: number, smallest: number, write: (amount: number) => string) => {
    if (Math.abs(value) < smallest) return change.same
    return value < 0 ? change.minus(write(-value)) : change.plus(write(value))
  }
  return {
    till: (usd: number) => signed(usd, CENT, money),
    protein: (gramsMore: number) => signed(gramsMore, HALF, grams),
    minutes: (minutes: number) => {
      if (Math.abs(minutes) < HALF) return change.same
      return minutes < 0 ? change.minutesLess(whole(-minutes)) : change.minutesMore(whole(minutes))
    },
  }
}
