import styled from '@emotion/styled'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { type DeliveryField, parseDelivery } from '../../store/deliveryDraft.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { PendingButton } from '../parts/PendingButton.js'
import { space } from '../theme.js'
import { DeliveryFields } from './DeliveryFields.js'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin: 0;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

const NO_ERRORS: Readonly<Record<string, string>> = {}

function focusField(form: HTMLFormElement, field: DeliveryField | undefined) {
  const control = field && form.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

/** The address form. What was typed outlives a refusal, a failed call and Cancel. */
export function DeliveryForm() {
  const { form: messages } = useMessages().delivery
  const draft = usePlanner((state) => state.deliveryDraft)
  const fieldErrors = usePlanner(({ delivery }) =>
    delivery.name === 'form' ? delivery.fieldErrors : NO_ERRORS,
  )
  const isSubmitting = usePlanner(({ delivery }) => delivery.name === 'form' && delivery.submitting)
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
      <Form noValidate onSubmit={submit} aria-label={messages.title}>
        <Heading size="section">{messages.title}</Heading>
        <DeliveryFields draft={draft} faults={faults} fieldErrors={fieldErrors} onEdit={edit} />
        <Actions>
          <PendingButton
            type="submit"
            variant="primary"
            pending={isSubmitting}
            pendingLabel={messages.submitting}
          >
            {messages.submit}
          </PendingButton>
          <Button variant="quiet" onClick={closeDeliveryForm}>
            {messages.cancel}
          </Button>
        </Actions>
      </Form>
    </Card>
  )
}
