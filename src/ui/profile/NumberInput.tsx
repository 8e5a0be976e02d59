import { Minus, Plus } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { type TypedFor, type TypedHeight, typedHeight, typedNumber } from '../../store/profileDraft.js'
import { Field } from '../parts/Field.js'
import { IconButton } from '../parts/IconButton.js'
import { TextInput } from '../parts/TextInput.js'
import { styled } from '../styled.js'
import { color, radius, space, TOUCH_TARGET } from '../theme.js'
import { type NumberRange, stepNumber } from './stepNumber.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

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
  & input[role] {
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

/** By then, a press that took the focus is over. */
const LEFT_MS = 300

interface NumberInputProps extends NumberRange {
  readonly label: string
  /** Says which unit may be typed with the number. */
  readonly typedFor: TypedFor
  /** What is wrong with the number. It shows once it was refused, or the visitor has left the field after typing it. */
  readonly fault: string | undefined
  readonly isRefused: boolean
  /** The number as typed. */
  readonly value: string
  readonly onWrite: (text: string) => void
  /** Called for a whole height in one field, once its text is complete: the visitor leaves the field or presses Enter. */
  readonly onHeight?: ((height: TypedHeight) => void) | undefined
  /** Shows inside the field before the number, such as `$`. */
  readonly prefix?: string | undefined
  /** The names of the two step buttons. Without names the field has no buttons. */
  readonly stepButtons?: { readonly more: string; readonly less: string } | undefined
}

/**
 * A number in a text input. `type="number"` would drop what it can't parse, turn "170,5" into 1705 and change under the
 * mouse wheel; here the text stays as typed, and the up and down keys step it.
 */
export function NumberInput({
  label,
  typedFor,
  fault,
  isRefused,
  value,
  onWrite,
  onHeight,
  prefix,
  stepButtons,
  ...range
}: NumberInputProps) {
  const [isLeft, setIsLeft] = useState(false)
  const number = typedNumber(value, typedFor)
  const write = (text: string) => {
    setIsLeft(false)
    onWrite(text)
  }
  const move = (by: 1 | -1) => write(stepNumber(number, by, range))
  const early = useEarlyAnswer<HTMLInputElement>((input) => {
    if (input.value !== value) onWrite(input.value)
  })
  const readHeight = () => {
    const height = onHeight && typedHeight(value)
    if (height) onHeight(height)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') readHeight()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <Field label={label} error={isRefused || (isLeft && value) ? fault : undefined}>
      {(control) => {
        const box = (
          // "$120" has its sign first in every direction.
          <InputBox dir={prefix && 'ltr'}>
            {prefix && <Prefix aria-hidden>{prefix}</Prefix>}
            <TextInput
              {...control}
              ref={early}
              role="spinbutton"
              inputMode={Number.isInteger(range.step) ? 'numeric' : 'decimal'}
              autoComplete="off"
              aria-required
              aria-valuemin={range.min}
              aria-valuemax={range.max}
              aria-valuenow={number}
              value={value}
              onChange={(event) => write(event.target.value)}
              onBlur={({ target }) => {
                readHeight()
                // Not at once: the text would move the button that is being pressed.
                setTimeout(() => setIsLeft(!target.matches(':focus')), LEFT_MS)
              }}
              onKeyDown={onKeyDown}
            />
          </InputBox>
        )
        if (!stepButtons) return box
        // The arrow keys do the same, so the buttons are not tab stops (ARIA practices, spinbutton).
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
