import { useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { FormArea } from '../parts/FormArea.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromWide, space } from '../theme.js'
import { ActivityFields } from './ActivityFields.js'
import { BodyFields } from './BodyFields.js'
import { FoodFields } from './FoodFields.js'
import { MoreChoices } from './MoreChoices.js'
import { SubmitBar } from './SubmitBar.js'
import { TargetsStrip } from './TargetsStrip.js'
import { useFocusOnRefusal } from './useFocusOnRefusal.js'
import { WeekFields } from './WeekFields.js'

/** Keeps a focused control clear of the bar at the bottom of a narrow widget, and of a notice at the top. */
const SCROLL_MARGIN = '140px'

/** Not a grid in a narrow widget: a grid would keep the sticky bar within its own row. */
const Form = styled(FormArea)`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  & * {
    scroll-margin-block: ${SCROLL_MARGIN};
  }
  ${fromWide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xl};
    align-items: start;
  }
`

const Disclaimer = styled(Text)`
  text-align: center;
  text-wrap: balance;
  ${fromWide} {
    grid-row: 2;
    text-align: start;
  }
`

/** The profile form. The store checks it on submit. */
export function ProfileForm() {
  const { form: name, submit: submitName, disclaimer } = useMessages().profile
  const { submitProfile } = usePlannerActions()
  const form = useRef<HTMLDivElement>(null)
  useFocusOnRefusal(form)
  const submit = () => void submitProfile(submitName)
  return (
    <Form ref={form} aria-label={name} onSubmit={submit}>
      <Stack gap="l">
        <BodyFields />
        <ActivityFields />
        <TargetsStrip />
      </Stack>
      <Stack gap="l">
        <FoodFields />
        <WeekFields />
        <MoreChoices />
      </Stack>
      <SubmitBar form={form} onSubmit={submit} />
      <Disclaimer as="footer" size="small" tone="muted">
        {disclaimer}
      </Disclaimer>
    </Form>
  )
}
