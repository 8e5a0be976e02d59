import styled from '@emotion/styled'
import { useId } from 'react'
import { color, radius, space, TOUCH_TARGET } from '../theme.js'
import type { ChoiceProps } from './choice.js'
import { overlaidInput } from './controlStyle.js'
import { FieldSet, Legend } from './FieldSet.js'

const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: 3px;
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
`

/** Its height and the track's padding and border make the height of a text field. */
const Segment = styled.label`
  position: relative;
  inline-size: auto;
  margin: 0;
  float: none;
  font: inherit;
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: normal;
  text-transform: none;
  cursor: pointer;
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: calc(${TOUCH_TARGET} - 8px);
  padding: ${space.xs};
  border-radius: 5px;
  text-align: center;
  color: ${color('ink')};
  &:hover {
    background: ${color('accentSoft')};
  }
  &:has(input:checked) {
    background: ${color('accent')};
    color: ${color('onAccent')};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color('accent')};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    &:has(input:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** Reaches over the track's edge, which makes it a full touch target. */
const SegmentInput = styled.input`
  ${overlaidInput}
  inset-block: -4px;
  block-size: ${TOUCH_TARGET};
`

/** A choice of one among a few short ones, side by side. */
export function SegmentedControl<T extends string | number>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceProps<T>) {
  const id = useId()
  return (
    <FieldSet>
      <Legend>{legend}</Legend>
      <Track>
        {choices.map((choice) => (
          <Segment key={choice.value}>
            <SegmentInput
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </Segment>
        ))}
      </Track>
    </FieldSet>
  )
}
