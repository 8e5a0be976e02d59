import styled from '@emotion/styled'
import { type SubmitEvent, useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { color, fromMedium, radius, space } from '../theme.js'
import { BodyFields } from './BodyFields.js'
import { FoodFields } from './FoodFields.js'
import { GoalFields } from './GoalFields.js'
import { SubmitBar } from './SubmitBar.js'
import { TargetsStrip } from './TargetsStrip.js'
import { useFocusOnRefusal } from './useFocusOnRefusal.js'
import { WeekFields } from './WeekFields.js'

/** Keeps a focused control clear of the bar at the foot of a narrow widget, and of a host's bar at the head. */
const SCROLL_MARGIN = '96px'

const FormCard = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  max-inline-size: 720px;
  margin: 0 auto;
  padding: ${space.l};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
  ${fromMedium} {
    padding: ${space.xxl};
  }
  & input,
  & textarea,
  & button {
    scroll-margin-block: ${SCROLL_MARGIN};
  }
`

/** The profile form. The store checks it on submit; the browser's own bubbles stay away. */
export function ProfileForm() {
  const { form: name } = useMessages().profile
  const { submitProfile } = usePlannerActions()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void submitProfile()
  }
  return (
    <FormCard ref={form} noValidate aria-label={name} onSubmit={submit}>
      <BodyFields />
      <GoalFields />
      <TargetsStrip />
      <FoodFields />
      <WeekFields />
      <SubmitBar />
    </FormCard>
  )
}
