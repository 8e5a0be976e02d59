import { useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Card } from '../parts/Card.js'
import { FieldSet } from '../parts/FieldSet.js'
import { FormArea } from '../parts/FormArea.js'
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

const Form = styled(FormArea)`
  & input,
  & textarea,
  & button {
    scroll-margin-block: ${SCROLL_MARGIN};
  }
`

/** The profile form. The store checks it on submit. */
export function ProfileForm() {
  const { form: name, groups } = useMessages().profile
  const { submitProfile } = usePlannerActions()
  const form = useRef<HTMLDivElement>(null)
  useFocusOnRefusal(form)
  const submit = () => void submitProfile()
  return (
    <Form ref={form} aria-label={name} onSubmit={submit}>
      <Card gap="xxl">
        <BodyFields />
        <ActivityFields />
        <TargetsStrip />
        <FieldSet isGroup legend={groups.food}>
          <RestrictionsField />
          <FoodsToAvoid />
        </FieldSet>
        <WeekFields />
        <SubmitBar onSubmit={submit} />
      </Card>
    </Form>
  )
}
