import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from '../styled.js'
import { color, space } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { labelStyle } from './controlStyle.js'
import { Icon } from './Icon.js'
import { Text } from './Text.js'

const LabelRow = styled('div')`
  ${labelStyle}
`

const Optional = styled('span')`
  font-weight: 400;
  color: ${color('muted')};
`

const Hint = styled(Text)`
  margin-block-start: ${space.xs};
`

const ErrorText = styled(Hint)`
  display: flex;
  gap: ${space.xs};
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
  const id = useOwnId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div>
      <LabelRow>
        <label htmlFor={id}>{label}</label>
        {optional && <Optional> ({optional})</Optional>}
      </LabelRow>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <ErrorText size="small" tone="danger" strong id={errorId}>
          <Icon of={TriangleAlert} />
          <span>{error}</span>
        </ErrorText>
      )}
      {hint && (
        <Hint size="small" tone="muted" id={hintId}>
          {hint}
        </Hint>
      )}
    </div>
  )
}
