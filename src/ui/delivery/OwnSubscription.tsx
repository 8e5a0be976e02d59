import { useRef, useState } from 'react'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Card } from '../parts/Card.js'
import { Disclosure } from '../parts/Disclosure.js'
import { Field } from '../parts/Field.js'
import { FormArea } from '../parts/FormArea.js'
import { PendingButton } from '../parts/PendingButton.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { TextInput } from '../parts/TextInput.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

interface KeptFieldProps {
  readonly label: string
  readonly error: string | undefined
  readonly value: string
  readonly onWrite: (text: string) => void
}

/** A field for the subscription number or the cancel code. */
function KeptField({ label, error, value, onWrite }: KeptFieldProps) {
  return (
    <Field label={label} error={error}>
      {(field) => (
        <TextInput
          {...field}
          autoComplete="off"
          value={value}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** People type a number in small letters, and without its dash. */
const digitsOf = (number: string) => number.replace(/[\s-]/g, '').toUpperCase()

/** Cancels a subscription of an earlier visit by its number and cancel code. */
export function OwnSubscription() {
  const { ownSubscription: messages, active } = useDeliveryMessages()
  const { cancelSubscription } = usePlannerActions()
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const known = usePlanner((state) => state.subscriptions)
  const area = useRef<HTMLDivElement>(null)
  const typed = number.trim()
  // As it is written on screen, so that it goes from there too.
  const subscriptionId =
    known.find((subscription) => digitsOf(subscription.subscriptionId) === digitsOf(typed))?.subscriptionId ??
    typed
  const eraseToken = code.trim()
  const isCancelling = usePlanner((state) => state.cancelling.includes(subscriptionId))

  async function cancel() {
    const isComplete = subscriptionId !== '' && eraseToken !== ''
    setIsRefused(!isComplete)
    if (!isComplete) {
      const [numberField, codeField] = area.current?.querySelectorAll('input') ?? []
      ;(subscriptionId === '' ? numberField : codeField)?.focus()
      return
    }
    if (!(await cancelSubscription({ subscriptionId, eraseToken }))) return
    setNumber('')
    setCode('')
  }

  return (
    <Card>
      <Disclosure summary={messages.title}>
        <FormArea ref={area} onSubmit={() => void cancel()} aria-label={messages.title}>
          <Stack gap="l">
            <KeptField
              label={messages.number}
              error={isRefused && subscriptionId === '' ? messages.numberMissing : undefined}
              value={number}
              onWrite={setNumber}
            />
            <KeptField
              label={messages.code}
              error={isRefused && eraseToken === '' ? messages.codeMissing : undefined}
              value={code}
              onWrite={setCode}
            />
            <Row>
              <PendingButton
                pending={isCancelling}
                pendingLabel={active.cancelling(subscriptionId)}
                onClick={() => void cancel()}
              >
                {active.cancel}
              </PendingButton>
            </Row>
          </Stack>
        </FormArea>
      </Disclosure>
    </Card>
  )
}
