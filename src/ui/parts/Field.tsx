import styled from '@emotion/styled'
import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { color, space, text } from '../theme.js'
import { labelStyle } from './controlStyle.js'
import { Icon } from './Icon.js'
import { iconStyle } from './iconStyle.js'

const LabelRow = styled.div`
  ${labelStyle}
`

const Label = styled.label`
  margin: 0;
  padding: 0;
  float: none;
  font: inherit;
  letter-spacing: normal;
  text-transform: none;
  color: inherit;
`

const Optional = styled.span`
  font-weight: 400;
  color: ${color('muted')};
`

const Hint = styled.p`
  margin: ${space.xs} 0 0;
  padding: 0;
  font: inherit;
  font-size: ${text.small};
  line-height: 1.5;
  color: ${color('muted')};
`

const ErrorText = styled(Hint)`
  display: flex;
  align-items: flex-start;
  gap: ${space.xs};
  font-weight: 600;
  color: ${color('danger')};
  ${iconStyle('18px')}
`

/** What a field hands to its control, so that label, hint and error belong to it for everybody. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps {
  readonly label: string
  /** Said after the label of a field that may be left empty, outside its name. */
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** A label, its control and what is to be said about it. */
export function Field({ label, optional, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div>
      <LabelRow>
        <Label htmlFor={id}>{label}</Label>
        {optional && <Optional>{` (${optional})`}</Optional>}
      </LabelRow>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <ErrorText id={errorId}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </ErrorText>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}
