import { type RefObject, useEffect, useRef, useState } from 'react'
import { DELIVERY_FIELDS, type DeliveryField, parseDelivery } from '../../store/deliveryDraft.js'
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
import { useDeliveryMessages } from './useDeliveryMessages.js'

const focusField = (area: HTMLElement | null, field: DeliveryField | undefined) =>
  area?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

/** Focuses the first field that the server refused, when its answer comes. */
function useRefusedFocus(
  area: RefObject<HTMLElement | null>,
  { submitting, fieldErrors }: DeliveryFormState,
) {
  const wasSubmitting = useRef(submitting)
  useEffect(() => {
    const isAnswered = wasSubmitting.current && !submitting
    wasSubmitting.current = submitting
    const refused = DELIVERY_FIELDS.find((field) => Object.hasOwn(fieldErrors, field))
    if (isAnswered) focusField(area.current, refused)
  }, [area, submitting, fieldErrors])
}

/** The address form. It keeps the typed text after a refusal, a failed call and Cancel. */
export function DeliveryForm({ form }: { form: DeliveryFormState }) {
  const { form: messages, active } = useDeliveryMessages()
  const draft = usePlanner((state) => state.deliveryDraft)
  const { editDelivery, subscribe, closeDeliveryForm, notify, withdrawNotices } = usePlannerActions()
  const [faults, setFaults] = useState<readonly DeliveryField[]>([])
  const area = useRef<HTMLDivElement>(null)
  const { submitting, fieldErrors } = form
  useRefusedFocus(area, form)

  function edit(field: DeliveryField, value: string) {
    editDelivery({ [field]: value })
    setFaults((before) => before.filter((fault) => fault !== field))
  }

  async function submit() {
    const parsed = parseDelivery(draft)
    if (parsed.ok) {
      const { subscriptionId } = (await subscribe(parsed.info)) ?? {}
      if (subscriptionId === undefined) return
      const text = messages.earlier(subscriptionId, active.startAnother)
      notify({ code: 'subscribed', subscriptionId, text })
      return
    }
    withdrawNotices('subscribing')
    setFaults(parsed.faults)
    focusField(area.current, parsed.faults[0])
  }

  return (
    <Card>
      <FormArea ref={area} onSubmit={submit} aria-label={messages.title}>
        <Stack gap="l">
          <Heading size="section" tabIndex={-1} data-start="">
            {messages.title}
          </Heading>
          <DeliveryFields draft={draft} faults={faults} fieldErrors={fieldErrors} onEdit={edit} />
          <Row>
            <PendingButton
              variant="primary"
              onClick={submit}
              pending={submitting}
              pendingLabel={messages.submitting}
            >
              {messages.submit}
            </PendingButton>
            {!submitting && (
              <Button variant="quiet" onClick={closeDeliveryForm}>
                {messages.cancel}
              </Button>
            )}
          </Row>
        </Stack>
      </FormArea>
    </Card>
  )
}
