import { Truck } from 'lucide'
import { planToText } from '../../core/grocery/planToText.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { FootBar } from '../parts/FootBar.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'
import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { downloadText } from './downloadText.js'
import { sharePlanText } from './sharePlanText.js'
import { useRecipeWriter } from './useRecipes.js'

/** In a narrow widget the main action leaves the row and sticks to the bottom of the screen. */
const Actions = styled(Row)`
  display: contents;
  ${fromMedium} {
    display: flex;
  }
`

const Main = styled(FootBar)`
  order: 1;
  margin: 0 -${space.l} -${space.xl};
  ${fromMedium} {
    display: contents;
  }
`

const Others = styled('div')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s};
  ${fromMedium} {
    display: contents;
  }
`

/** The action buttons of the plan. */
export function PlanActions({ plan }: { plan: ShownPlan }) {
  const { plan: messages, core } = usePlanMessages()
  const format = useFormat()
  const { tabs } = useWidgetSettings()
  const { selectTab, regenerate, changePreferences, notify, emit, withdrawNotices } = usePlannerActions()
  const toText = () => planToText(plan.week, planGroceries(plan), core, format)

  const writeRecipes = useRecipeWriter()

  async function download() {
    const { days, startDate } = plan.week
    const recipes = await writeRecipes(days.flatMap(({ meals }) => meals)).catch((error: unknown) => {
      console.error('MealPlanner: the recipes could not be loaded.', error)
      return undefined
    })
    downloadText(
      `meal-plan-${startDate}.txt`,
      planToText(plan.week, planGroceries(plan), core, format, recipes),
    )
    emit({ type: 'plan_downloaded' })
  }

  async function share() {
    const text = toText()
    const how = await sharePlanText({ title: messages.title, text })
    withdrawNotices('sharing')
    if (how === 'refused') notify({ code: 'plan-copy-refused', text })
    else if (how !== 'dismissed') emit({ type: 'plan_shared', how })
    if (how === 'clipboard') notify({ code: 'plan-copied' })
  }

  return (
    <Actions role="group" aria-label={messages.actions}>
      {tabs.includes('delivery') && (
        <Main>
          <Button variant="primary" onClick={() => selectTab('delivery')}>
            <Icon of={Truck} />
            {messages.getDelivered}
          </Button>
        </Main>
      )}
      <Others>
        <Button onClick={() => void regenerate()}>{messages.generateNew}</Button>
        <Button onClick={changePreferences}>{messages.changePreferences}</Button>
        <Button onClick={() => void download()}>{messages.download}</Button>
        <Button onClick={() => void share()}>{messages.share}</Button>
      </Others>
    </Actions>
  )
}
