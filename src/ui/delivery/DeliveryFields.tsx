import styled from '@emotion/styled'
import { DELIVERY_LIMITS } from '../../core/delivery/deliveryInfo.js'
import { US_STATES } from '../../core/delivery/usStates.js'
import { useMessages } from '../../messages/MessagesContext.js'
import type { DeliveryDraft, DeliveryField } from '../../store/deliveryDraft.js'
import { Field } from '../parts/Field.js'
import { Select } from '../parts/Select.js'
import { TextArea } from '../parts/TextArea.js'
import { TextInput } from '../parts/TextInput.js'
import { fromMedium, space } from '../theme.js'

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const FullRow = styled.div`
  grid-column: 1 / -1;
`

interface DeliveryFieldsProps {
  readonly draft: DeliveryDraft
  readonly faults: readonly DeliveryField[]
  /** What the server found wrong, by field, in its own words. */
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly onEdit: (field: DeliveryField, value: string) => void
}

/** The fields of an address, filled in by the browser where it knows them. */
export function DeliveryFields({ draft, faults, fieldErrors, onEdit }: DeliveryFieldsProps) {
  const { form: messages } = useMessages().delivery
  const label = (field: DeliveryField) => ({
    label: messages.labels[field],
    error: faults.includes(field) ? messages.errors[field] : fieldErrors[field],
  })
  const control = (field: DeliveryField) => ({
    name: field,
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) => onEdit(field, event.currentTarget.value),
  })
  return (
    <Grid>
      <FullRow>
        <Field {...label('address')}>
          {(field) => <TextInput {...field} {...control('address')} required autoComplete="street-address" />}
        </Field>
      </FullRow>
      <Field {...label('city')}>
        {(field) => <TextInput {...field} {...control('city')} required autoComplete="address-level2" />}
      </Field>
      <Field {...label('state')}>
        {(field) => (
          <Select {...field} {...control('state')} required autoComplete="address-level1">
            <option value="">{messages.chooseState}</option>
            {US_STATES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...label('zipCode')}>
        {(field) => (
          <TextInput
            {...field}
            {...control('zipCode')}
            required
            autoComplete="postal-code"
            inputMode="numeric"
          />
        )}
      </Field>
      <Field {...label('phone')} hint={messages.phoneHint}>
        {(field) => (
          <TextInput
            {...field}
            {...control('phone')}
            required
            type="tel"
            autoComplete="tel"
            inputMode="tel"
          />
        )}
      </Field>
      <FullRow>
        <Field
          {...label('deliveryInstructions')}
          optional={messages.optional}
          hint={messages.instructionsHint}
        >
          {(field) => (
            <TextArea
              {...field}
              {...control('deliveryInstructions')}
              rows={3}
              maxLength={DELIVERY_LIMITS.deliveryInstructions.maxLength}
              autoComplete="off"
            />
          )}
        </Field>
      </FullRow>
    </Grid>
  )
}
