import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { labelStyle } from './controlStyle.js'
import { IconText } from './IconText.js'
import { Text } from './Text.js'

const LabelRow = styled('div')`
  ${labelStyle}
`

const Remark = styled('span')`
  font-size: ${text.tiny};
  font-weight: 400;
  color: ${color('muted')};
`

const Hint = styled(Text)`
  margin-block-start: ${space.xs};
`

const ErrorText = styled(IconText)`
  margin-block-start: ${space.xs};
`

/** Attributes that tie the label, the hint and the error to the control for screen readers. */
interface ControlProps {
  readonly id: string
  /** Keeps the control out of a host's form around the widget. */
  readonly form: ''
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps {
  /** A unit in brackets at its end has a lighter colour. */
  readonly label: string
  /** A remark after the label, such as "optional". It is not part of the control's accessible name. */
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** For an error that may come while the visitor is still in the field: it is read aloud then. */
  readonly errorRole?: 'status'
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label, hint and error. */
export function Field({ label, optional, hint, error, errorRole, children }: FieldProps) {
  const id = useOwnId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const [, name, unit] = /^(.*?)(?: (\(.*\)))?$/.exec(label) ?? ['', label]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div>
      <LabelRow>
        <label htmlFor={id}>
          {name}
          {unit && <Remark>{` ${unit}`}</Remark>}
        </label>
        {optional && <Remark> ({optional})</Remark>}
      </LabelRow>
      {children({
        id,
        form: '',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div role={errorRole}>
        {error && (
          <ErrorText size="small" tone="danger" strong id={errorId} icon={TriangleAlert}>
            {error}
          </ErrorText>
        )}
      </div>
      {hint && (
        <Hint size="small" tone="muted" id={hintId}>
          {hint}
        </Hint>
      )}
    </div>
  )
}
