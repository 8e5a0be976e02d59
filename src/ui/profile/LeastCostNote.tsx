import { CircleCheck, TriangleAlert } from 'lucide'
import type { LeastCost } from '../../core/plan/leastCost.js'
import { relaxedLimitLabel } from '../../core/plan/planLimit.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { typedNumber } from '../../store/profileDraft.js'
import { useFormat } from '../format.js'
import { IconText } from '../parts/IconText.js'
import { Text } from '../parts/Text.js'
import { useLeastCost } from './useLeastCost.js'

/** What helps, in a sentence; empty where nothing was found. */
function useHelp({ help, needsAll }: Pick<LeastCost, 'help' | 'needsAll'>): string {
  const { core, least } = allMessages(useMessages())
  const { whole } = useFormat()
  const [first] = help
  if (first === undefined) return ''
  if (help.length === 1 && first.kind === 'mealsPerDay') return least.mealMore(whole(first.mealsPerDay))
  return least.help(
    help.map((limit) => relaxedLimitLabel(limit, core)),
    needsAll,
  )
}

function KnownCost({ cost }: { cost: LeastCost }) {
  const { least, profile } = allMessages(useMessages())
  const { moneyWhole, percent } = useFormat()
  const budget = usePlanner((state) => typedNumber(state.draft.weeklyFoodBudget))
  const help = useHelp(cost)
  const costUsd = Math.ceil(cost.costUsd)
  const isShort = budget !== undefined && budget < costUsd
  const [about, text] = [moneyWhole(costUsd), moneyWhole(budget ?? 0)]
  if (!cost.isEnough) {
    return (
      <IconText size="small" icon={TriangleAlert} iconTone="low">
        {`${least.tooLittle(percent(Math.floor(cost.reached * 100) / 100))} ${help}`.trim()}
      </IconText>
    )
  }
  return (
    <>
      {budget === undefined ? (
        <Text size="small">{least.noBudget(about)}</Text>
      ) : (
        <IconText
          size="small"
          icon={isShort ? TriangleAlert : CircleCheck}
          iconTone={isShort ? 'low' : 'good'}
        >
          {isShort ? least.short(text, about, moneyWhole(costUsd - budget)) : least.fits(text, about)}
        </IconText>
      )}
      <Text size="small" tone="muted">
        {least.till(moneyWhole(Math.ceil(cost.tillUsd)))}
      </Text>
      {cost.missed.length > 0 && (
        <IconText size="small" icon={TriangleAlert} iconTone="low">
          {`${least.missed(cost.missed.map((nutrient) => profile.targets[nutrient]))} ${help}`.trim()}
        </IconText>
      )}
    </>
  )
}

/** The least that a week could cost, beside the budget, and which numbers no week reaches. */
export function LeastCostNote() {
  const cost = useLeastCost()
  return cost && <KnownCost cost={cost} />
}
