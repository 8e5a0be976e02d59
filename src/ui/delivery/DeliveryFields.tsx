import type { ComponentProps } from 'react'
import { DELIVERY_LIMITS } from '../../core/delivery/deliveryInfo.js'
import { US_STATES } from '../../core/delivery/usStates.js'
import { DELIVERY_FIELDS, type DeliveryDraft, type DeliveryField } from '../../store/deliveryDraft.js'
import { Field } from '../parts/Field.js'
import { Pairs } from '../parts/Pairs.js'
import { Select } from '../parts/Select.js'
import { TextArea } from '../parts/TextArea.js'
import { TextInput } from '../parts/TextInput.js'
import { styled } from '../styled.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

/** The street and the instructions take a whole row. */
const Fields = styled(Pairs)`
  & > :first-of-type,
  & > :last-of-type {
    grid-column: 1 / -1;
  }
`

/** The type of each field, so that the browser can autofill it and a phone shows the right keyboard. */
const PURPOSES: Readonly<
  Record<DeliveryField, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'>>
> = {
  address: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zipCode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  phone: { autoComplete: 'tel', type: 'tel' },
  deliveryInstructions: { autoComplete: 'off' },
}

interface DeliveryFieldsProps {
  readonly draft: DeliveryDraft
  /** The error message for each field that is at fault. */
  readonly errors: Readonly<Record<string, string>>
  readonly onEdit: (field: DeliveryField, value: string) => void
}

/** The fields of the address form. */
export function DeliveryFields({ draft, errors, onEdit }: DeliveryFieldsProps) {
  const { form: messages } = useDeliveryMessages()
  const hints: Partial<Record<DeliveryField, string>> = {
    phone: messages.phoneHint,
    deliveryInstructions: messages.instructionsHint,
  }
  return (
    <Fields gap="l">
      {DELIVERY_FIELDS.map((name) => {
        const isOptional = name === 'deliveryInstructions'
        return (
          <Field
            key={name}
            label={messages.labels[name]}
            optional={isOptional ? messages.optional : undefined}
            hint={hints[name]}
            error={errors[name]}
          >
            {(field) => {
              const { type, ...purpose } = PURPOSES[name]
              const control = {
                ...field,
                ...purpose,
                name,
                value: draft[name],
                'aria-required': !isOptional,
                onChange: (event: { currentTarget: { value: string } }) =>
                  onEdit(name, event.currentTarget.value),
              }
              if (isOptional)
                return (
                  <TextArea
                    {...control}
                    rows={3}
                    maxLength={DELIVERY_LIMITS.deliveryInstructions.maxLength}
                  />
                )
              if (name !== 'state') return <TextInput {...control} type={type} />
              return (
                <Select {...control}>
                  <option value="">{messages.chooseState}</option>
                  {US_STATES.map((state) => (
                    <option key={state.code} value={state.code}>
                      {state.name}
                    </option>
                  ))}
                </Select>
              )
            }}
          </Field>
        )
      })}
    </Fields>
  )
}
