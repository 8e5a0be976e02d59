import { type RefObject, useEffect, useRef, useState } from 'react'
import { addressErrors } from '../../core/delivery/addressErrors.js'
import { DELIVERY_FIELDS, type DeliveryField, parseDelivery } from '../../store/deliveryDraft.js'
import type { DeliveryFormState } from '../../store/deliveryState.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
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
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const area = useRef<HTMLDivElement>(null)
  const { submitting, fieldErrors } = form
  useRefusedFocus(area, form)

  function edit(field: DeliveryField, value: string) {
    editDelivery({ [field]: value })
    setErrors(({ [field]: _, ...others }) => others)
  }

  /** Why a field has not the form that it needs. */
  const faultOf = (name: DeliveryField) => {
    const isMissing = draft[name].trim() === ''
    if (isMissing || (name !== 'address' && name !== 'city')) return messages.errors[name]
    return messages.tooLong[name]
  }

  async function submit() {
    const parsed = parseDelivery(draft)
    const found = parsed.ok
      ? addressErrors(parsed.info, messages.implausible)
      : Object.fromEntries(parsed.faults.map((name) => [name, faultOf(name)]))
    const first = DELIVERY_FIELDS.find((name) => Object.hasOwn(found, name))
    setErrors(found)
    if (!parsed.ok || first) {
      withdrawNotices('subscribing')
      focusField(area.current, first)
      return
    }
    const { subscriptionId } = (await subscribe(parsed.info)) ?? {}
    if (subscriptionId === undefined) return
    const text = messages.earlier(subscriptionId, active.startAnother)
    notify({ code: 'subscribed', subscriptionId, text })
  }

  return (
    <Card>
      <FormArea ref={area} onSubmit={submit} aria-label={messages.title}>
        <Stack gap="l">
          <Heading size="section" tabIndex={-1} data-start="">
            {messages.title}
          </Heading>
          <DeliveryFields draft={draft} errors={{ ...fieldErrors, ...errors }} onEdit={edit} />
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
