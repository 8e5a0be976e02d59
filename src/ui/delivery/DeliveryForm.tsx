import { useRef, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { type DeliveryField, parseDelivery } from '../../store/deliveryDraft.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { DeliveryFormState } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Card } from '../parts/Card.js'
import { FormArea } from '../parts/FormArea.js'
import { Heading } from '../parts/Heading.js'
import { PendingButton } from '../parts/PendingButton.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { DeliveryFields } from './DeliveryFields.js'

/** The address form. It keeps what was typed after a refusal, a failed call and Cancel. */
export function DeliveryForm({ form }: { form: DeliveryFormState }) {
  const { form: messages } = useMessages().delivery
  const draft = usePlanner((state) => state.deliveryDraft)
  const { editDelivery, subscribe, closeDeliveryForm } = usePlannerActions()
  const [faults, setFaults] = useState<readonly DeliveryField[]>([])
  const area = useRef<HTMLDivElement>(null)

  function edit(field: DeliveryField, value: string) {
    editDelivery({ [field]: value })
    setFaults((before) => before.filter((fault) => fault !== field))
  }

  function submit() {
    const parsed = parseDelivery(draft)
    if (parsed.ok) {
      void subscribe(parsed.info)
      return
    }
    setFaults(parsed.faults)
    area.current?.querySelector<HTMLElement>(`[name="${parsed.faults[0]}"]`)?.focus()
  }

  return (
    <Card>
      <FormArea ref={area} onSubmit={submit} aria-label={messages.title}>
        <Stack gap="l">
          <Heading size="section">{messages.title}</Heading>
          <DeliveryFields draft={draft} faults={faults} fieldErrors={form.fieldErrors} onEdit={edit} />
          <Row>
            <PendingButton
              variant="primary"
              onClick={submit}
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
      </FormArea>
    </Card>
  )
}
