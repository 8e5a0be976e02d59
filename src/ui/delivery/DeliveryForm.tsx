import { type FormEvent, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { type DeliveryField, parseDelivery } from '../../store/deliveryDraft.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { DeliveryFormState } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { PendingButton } from '../parts/PendingButton.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { DeliveryFields } from './DeliveryFields.js'

function focusField(form: HTMLFormElement, field: DeliveryField | undefined) {
  const control = field && form.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

/** The address form. It keeps what was typed after a refusal, a failed call and Cancel. */
export function DeliveryForm({ form }: { form: DeliveryFormState }) {
  const { form: messages } = useMessages().delivery
  const draft = usePlanner((state) => state.deliveryDraft)
  const { editDelivery, subscribe, closeDeliveryForm } = usePlannerActions()
  const [faults, setFaults] = useState<readonly DeliveryField[]>([])

  function edit(field: DeliveryField, value: string) {
    editDelivery({ [field]: value })
    setFaults((before) => before.filter((fault) => fault !== field))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = parseDelivery(draft)
    if (parsed.ok) {
      void subscribe(parsed.info)
      return
    }
    setFaults(parsed.faults)
    focusField(event.currentTarget, parsed.faults[0])
  }

  return (
    <Card>
      <form noValidate onSubmitCapture={submit} aria-label={messages.title}>
        <Stack gap="l">
          <Heading size="section">{messages.title}</Heading>
          <DeliveryFields draft={draft} faults={faults} fieldErrors={form.fieldErrors} onEdit={edit} />
          <Row>
            <PendingButton
              type="submit"
              variant="primary"
              pending={form.submitting}
              pendingLabel={messages.submitting}
            >
              {messages.submit}
            </PendingButton>
            <Button variant="quiet" onClick={closeDeliveryForm}>
              {messages.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
