import { Download, type IconNode, Share2, Shuffle, SlidersHorizontal } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { loadTakeAlong } from '../planParts.js'
import { downloadText } from './downloadText.js'
import { sharePlanText } from './sharePlanText.js'
import { useLoadedRecipes } from './useLoadedRecipes.js'
import { useOrSay } from './useOrSay.js'

/** An action of the plan: its button's label, and the line that explains it in a list. */
interface PlanButton {
  readonly name: string
  readonly meaning: string
  readonly icon: IconNode
  readonly act: () => void
}

/** The plan's actions, other than having its groceries delivered. */
export function usePlanButtons(plan: ShownPlan): readonly PlanButton[] {
  const { plan: messages, groceries, core } = usePlanMessages()
  const format = useFormat()
  const { regenerate, changePreferences, notify, emit, withdrawNotices } = usePlannerActions()
  const loadRecipes = useLoadedRecipes(plan.week)
  const { meaning } = messages
  const context = { first: useMessages(), groceries, core, format }
  const act = useOrSay('MealPlanner: the plan could not be downloaded or shared.')

  async function download() {
    const { wholePlanText } = await loadTakeAlong()
    const text = wholePlanText(plan, context, await loadRecipes())
    downloadText(`meal-plan-${plan.week.startDate}.txt`, text)
    emit({ type: 'plan_downloaded' })
  }

  async function share() {
    const { wholePlanText } = await loadTakeAlong()
    const text = wholePlanText(plan, context)
    const how = await sharePlanText({ title: messages.title, text })
    withdrawNotices('sharing')
    if (how === 'refused') notify({ code: 'plan-copy-refused', text })
    else if (how !== 'dismissed') emit({ type: 'plan_shared', how })
    if (how === 'clipboard') notify({ code: 'plan-copied' })
  }

  return [
    {
      name: messages.generateNew,
      meaning: plan.profile ? meaning.generateNew : meaning.generateFirst,
      icon: Shuffle,
      act: () => void regenerate(messages.generateNew),
    },
    {
      name: messages.changePreferences,
      meaning: plan.profile ? meaning.changePreferences : meaning.firstPreferences,
      icon: SlidersHorizontal,
      act: changePreferences,
    },
    { name: messages.download, meaning: meaning.download, icon: Download, act: act(download) },
    { name: messages.share, meaning: meaning.share, icon: Share2, act: act(share) },
  ]
}
