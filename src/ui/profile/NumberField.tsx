import { Minus, Plus } from 'lucide'
import type { KeyboardEvent } from 'react'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { type NumericField, typedNumber } from '../../store/profileDraft.js'
import { Field } from '../parts/Field.js'
import { IconButton } from '../parts/IconButton.js'
import { TextInput } from '../parts/TextInput.js'
import { styled } from '../styled.js'
import { color, radius, space, TOUCH_TARGET } from '../theme.js'
import { stepNumber } from './stepNumber.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

/** Weight and budget: specification, section 5. */
const STEPS: Readonly<Record<NumericField, number>> = {
  age: 1,
  heightFeet: 1,
  heightInches: 1,
  weight: 0.1,
  weeklyFoodBudget: 5,
}

/** One box around a number and its step buttons. */
const Stepper = styled('div')`
  display: flex;
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  &:has([aria-invalid='true']) {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }
  & input {
    min-block-size: calc(${TOUCH_TARGET} - 2px);
    border: 0;
    box-shadow: none;
  }
  & > button {
    margin: -1px;
  }
`

const InputBox = styled('div')`
  position: relative;
  flex: 1;
`

const Prefix = styled('span')`
  position: absolute;
  inset-inline-start: ${space.m};
  font-size: 16px;
  line-height: ${TOUCH_TARGET};
  color: ${color('muted')};
  & + input {
    padding-inline-start: 28px;
  }
`

interface NumberFieldProps {
  readonly field: NumericField
  /** Shows inside the field before the number, such as `$`. */
  readonly prefix?: string
  /** The names of the two step buttons. Without names the field has no buttons. */
  readonly stepButtons?: { readonly more: string; readonly less: string }
}

/**
 * A number of the profile form, in a text input. `type="number"` would drop what it can't parse, turn "170,5" into 1705
 * and change under the mouse wheel; here the text stays as typed, and the up and down keys step it. The field renders
 * again only when its own text or error changes.
 */
export function NumberField({ field, prefix, stepButtons }: NumberFieldProps) {
  const { labels, errors } = useMessages().profile
  const value = usePlanner((state) => state.draft[field])
  const isFaulty = usePlanner((state) => state.errors[field] === true)
  const { editProfile } = usePlannerActions()
  const { min, max } = PROFILE_LIMITS[field]
  const step = STEPS[field]
  const write = (text: string) => editProfile({ [field]: text })
  const move = (by: 1 | -1) => write(stepNumber(value, by, { min, max, step }))
  const early = useEarlyAnswer<HTMLInputElement>((input) => {
    if (input.value !== value) write(input.value)
  })
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <Field label={labels[field]} error={isFaulty ? errors[field] : undefined}>
      {(control) => {
        const box = (
          <InputBox>
            {prefix && <Prefix aria-hidden>{prefix}</Prefix>}
            <TextInput
              {...control}
              ref={early}
              role="spinbutton"
              inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
              autoComplete="off"
              aria-required
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuenow={typedNumber(value)}
              value={value}
              onChange={(event) => write(event.target.value)}
              onKeyDown={stepByKey}
            />
          </InputBox>
        )
        if (!stepButtons) return box
        // The arrow keys do the same, so the buttons are no tab stops (ARIA practices, spinbutton).
        const button = { variant: 'quiet', tabIndex: -1 } as const
        return (
          <Stepper>
            <IconButton {...button} icon={Minus} aria-label={stepButtons.less} onClick={() => move(-1)} />
            {box}
            <IconButton {...button} icon={Plus} aria-label={stepButtons.more} onClick={() => move(1)} />
          </Stepper>
        )
      }}
    </Field>
  )
}
