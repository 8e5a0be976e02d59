import { type SubmitEvent, useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Card } from '../parts/Card.js'
import { FieldSet } from '../parts/FieldSet.js'
import { styled } from '../styled.js'
import { ActivityFields } from './ActivityFields.js'
import { BodyFields } from './BodyFields.js'
import { FoodsToAvoid } from './FoodsToAvoid.js'
import { RestrictionsField } from './RestrictionsField.js'
import { SubmitBar } from './SubmitBar.js'
import { TargetsStrip } from './TargetsStrip.js'
import { useFocusOnRefusal } from './useFocusOnRefusal.js'
import { WeekFields } from './WeekFields.js'

/** Keeps a focused control clear of the bar at the bottom of a narrow widget, and of a host's bar at the top. */
const SCROLL_MARGIN = '96px'

const Form = styled('form')`
  & input,
  & textarea,
  & button {
    scroll-margin-block: ${SCROLL_MARGIN};
  }
`

/** The profile form. The store checks it on submit; `noValidate` keeps the browser's own bubbles away. */
export function ProfileForm() {
  const { form: name, groups } = useMessages().profile
  const { submitProfile } = usePlannerActions()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void submitProfile()
  }
  return (
    // The method `dialog` makes a submit before hydration do nothing. A GET form would reload the page with the answers
    // in its address.
    <Form ref={form} method="dialog" noValidate aria-label={name} onSubmitCapture={submit}>
      <Card gap="xxl">
        <BodyFields />
        <ActivityFields />
        <TargetsStrip />
        <FieldSet isGroup legend={groups.food}>
          <RestrictionsField />
          <FoodsToAvoid />
        </FieldSet>
        <WeekFields />
        <SubmitBar />
      </Card>
    </Form>
  )
}
