import { type SubmitEvent, useRef } from 'react'
import { ACTIVITY_LEVELS, GENDERS, GOALS, MEAL_VARIETIES, PROFILE_LIMITS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { Card } from '../parts/Card.js'
import { FieldSet } from '../parts/FieldSet.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { ChoiceField } from './ChoiceField.js'
import { FoodsToAvoid } from './FoodsToAvoid.js'
import { NumberField } from './NumberField.js'
import { RestrictionsField } from './RestrictionsField.js'
import { SubmitBar } from './SubmitBar.js'
import { TargetsStrip } from './TargetsStrip.js'
import { useFocusOnRefusal } from './useFocusOnRefusal.js'

/** Keeps a focused control clear of the bar at the foot of a narrow widget, and of a host's bar at the head. */
const SCROLL_MARGIN = '96px'

const { min: FEWEST_MEALS, max: MOST_MEALS } = PROFILE_LIMITS.mealsPerDay
const MEAL_COUNTS = Array.from({ length: MOST_MEALS - FEWEST_MEALS + 1 }, (_, index) => FEWEST_MEALS + index)

const Form = styled('form')`
  & input,
  & textarea,
  & button {
    scroll-margin-block: ${SCROLL_MARGIN};
  }
`

/** Fields side by side, as many as find the width they ask for; the last row of them fills what is left. */
const Row = styled('div')<{ fieldWidth: '125px' | '235px' }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xl} ${space.l};
  & > * {
    flex: 1 1 ${({ fieldWidth }) => fieldWidth};
  }
`

/** The profile form. The store checks it on submit; the browser's own bubbles stay away. */
export function ProfileForm() {
  const messages = useMessages().profile
  const { groups, gender, activityLevel, goal, mealVariety } = messages
  const { whole } = useFormat()
  const { submitProfile } = usePlannerActions()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void submitProfile()
  }
  return (
    // As a `dialog` form outside a dialog it goes nowhere where it is sent before React is there: not with the answers
    // in the address to the host's server.
    <Form ref={form} method="dialog" noValidate aria-label={messages.form} onSubmitCapture={submit}>
      <Card gap="xxl">
        <FieldSet isGroup legend={groups.aboutYou}>
          <Row fieldWidth="235px">
            <NumberField field="age" />
            <ChoiceField
              field="gender"
              look="segments"
              choices={GENDERS.map((value) => ({ value, label: gender[value] }))}
            />
          </Row>
          <Row fieldWidth="125px">
            <NumberField field="heightFeet" />
            <NumberField field="heightInches" />
            <NumberField field="weight" />
          </Row>
        </FieldSet>
        <FieldSet isGroup legend={groups.activityAndGoal}>
          <ChoiceField
            field="activityLevel"
            look="rows"
            choices={ACTIVITY_LEVELS.map((value) => ({ value, ...activityLevel[value] }))}
          />
          <ChoiceField
            field="goal"
            look="columns"
            choices={GOALS.map((value) => ({ value, ...goal[value] }))}
          />
        </FieldSet>
        <TargetsStrip />
        <FieldSet isGroup legend={groups.food}>
          <RestrictionsField />
          <FoodsToAvoid />
        </FieldSet>
        <FieldSet isGroup legend={groups.week}>
          <Row fieldWidth="235px">
            <NumberField field="weeklyFoodBudget" prefix="$" stepButtons={messages.budget} />
            <ChoiceField
              field="mealsPerDay"
              look="segments"
              choices={MEAL_COUNTS.map((value) => ({ value, label: whole(value) }))}
            />
          </Row>
          <ChoiceField
            field="mealVariety"
            look="columns"
            choices={MEAL_VARIETIES.map((value) => ({ value, ...mealVariety[value] }))}
          />
        </FieldSet>
        <SubmitBar />
      </Card>
    </Form>
  )
}
