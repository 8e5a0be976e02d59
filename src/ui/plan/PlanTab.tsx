import styled from '@emotion/styled'
import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { fromWide, space } from '../theme.js'
import { DayMeals } from './DayMeals.js'
import { DayPicker } from './DayPicker.js'
import { HydrationTips } from './HydrationTips.js'
import { MacroCards } from './MacroCards.js'
import { PlanActions } from './PlanActions.js'
import { PlanNotes } from './PlanNotes.js'
import { PlanOverview } from './PlanOverview.js'
import { WeekComparison } from './WeekComparison.js'

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${fromWide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-template-rows: repeat(4, auto) 1fr;
    grid-template-areas:
      'head head'
      'actions actions'
      'targets meals'
      'week meals'
      'tips meals';
  }
`

const Area = styled('div', { shouldForwardProp: (prop) => prop !== 'name' })<{ name: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  ${fromWide} {
    grid-area: ${({ name }) => name};
  }
`

/** The Meal Plan tab. */
export function PlanTab({ plan }: { plan: ShownPlan }) {
  const { days } = plan.week
  const dayIndex = usePlanner((state) => state.dayIndex)
  const day = days[dayIndex] ?? days[0]
  if (!day) return null
  return (
    <Layout>
      <Area name="head">
        <PlanOverview plan={plan} />
        <PlanNotes plan={plan} />
      </Area>
      <PlanActions plan={plan} />
      <Area name="targets">
        <DayPicker plan={plan} shownDay={day} />
        <MacroCards plan={plan} day={day} />
      </Area>
      <Area name="meals">
        <DayMeals day={day} />
      </Area>
      <Area name="week">
        <WeekComparison plan={plan} />
      </Area>
      <Area name="tips">
        <HydrationTips gender={plan.profile.gender} />
      </Area>
    </Layout>
  )
}
