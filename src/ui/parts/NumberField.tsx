import styled from '@emotion/styled'
import { Minus, Plus } from 'lucide'
import type { KeyboardEvent } from 'react'
import { color, space, TOUCH_TARGET } from '../theme.js'
import { Button } from './Button.js'
import { Field } from './Field.js'
import { Icon } from './Icon.js'
import { iconStyle } from './iconStyle.js'
import { type NumberRange, stepNumber, typedNumber } from './stepNumber.js'
import { TextInput } from './TextInput.js'

const Row = styled.div`
  display: flex;
  gap: ${space.s};
`

const InputBox = styled.div`
  position: relative;
  flex: 1;
  min-inline-size: 0;
`

const Prefix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space.m};
  display: grid;
  align-items: center;
  font-size: 16px;
  color: ${color('muted')};
  pointer-events: none;
`

const PrefixedInput = styled(TextInput)`
  &[data-prefixed] {
    padding-inline-start: 28px;
  }
`

const StepButton = styled(Button)`
  flex: none;
  inline-size: ${TOUCH_TARGET};
  padding: 0;
  ${iconStyle('18px')}
`

interface NumberFieldProps extends NumberRange {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  /** Shown inside the field before the number, such as `$`. */
  readonly prefix?: string
  /** Names of the two step buttons; without them there are none. */
  readonly stepButtons?: { readonly more: string; readonly less: string }
  readonly autoComplete?: string
}

/**
 * A number as text. `type="number"` would drop what it can't parse, turn "170,5" into 1705 and change under the mouse
 * wheel; here the text stays as typed and the up and down keys step it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, error, prefix, stepButtons, min, max, step } = props
  const move = (direction: 'up' | 'down') => onChange(stepNumber(value, direction, props))
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 'up' : 'down')
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Row>
          <InputBox>
            {prefix && <Prefix aria-hidden>{prefix}</Prefix>}
            <PrefixedInput
              {...control}
              type="text"
              role="spinbutton"
              inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
              autoComplete={props.autoComplete ?? 'off'}
              required
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuenow={typedNumber(value)}
              data-prefixed={prefix}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={stepByKey}
            />
          </InputBox>
          {stepButtons && (
            <>
              <StepButton aria-label={stepButtons.less} onClick={() => move('down')}>
                <Icon of={Minus} />
              </StepButton>
              <StepButton aria-label={stepButtons.more} onClick={() => move('up')}>
                <Icon of={Plus} />
              </StepButton>
            </>
          )}
        </Row>
      )}
    </Field>
  )
}
