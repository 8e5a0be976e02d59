import styled from '@emotion/styled'
import { useId } from 'react'
import { color, focusRing, fromMedium, radius, space, TOUCH_TARGET, text } from '../theme.js'
import type { ChoiceProps } from './choice.js'
import { FieldSet, Legend } from './FieldSet.js'

const Cards = styled.div`
  display: grid;
  gap: ${space.s};
  ${fromMedium} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

const CardFace = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space.m};
  min-block-size: ${TOUCH_TARGET};
  padding: ${space.m};
  border: 1px solid ${color('line')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  &:hover {
    border-color: ${color('control')};
  }
  &:has(input:checked) {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
  }
`

const Radio = styled.input`
  && {
    flex: none;
    appearance: auto;
    inline-size: 18px;
    block-size: 18px;
    min-block-size: 0;
    margin: 2px 0 0;
    padding: 0;
    border: 0;
    box-shadow: none;
    accent-color: ${color('accent')};
    cursor: pointer;
    ${focusRing}
  }
`

const Words = styled.div`
  min-inline-size: 0;
`

/** Its `::after` covers the card, so that all of the card is the label while the radio's name stays short. */
const CardLabel = styled.label`
  display: block;
  margin: 0;
  padding: 0;
  font: inherit;
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: normal;
  text-transform: none;
  color: ${color('ink')};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const CardHint = styled.div`
  font-size: ${text.small};
  line-height: 1.4;
  color: ${color('muted')};
`

/** A choice of one, each choice a card with a line on what it means. */
export function RadioCards<T extends string | number>(props: ChoiceProps<T> & { columns?: 1 | 3 }) {
  const { legend, choices, value, onChange, columns = 1 } = props
  const id = useId()
  return (
    <FieldSet>
      <Legend>{legend}</Legend>
      <Cards data-columns={columns}>
        {choices.map((choice) => (
          <CardFace key={choice.value}>
            <Radio
              type="radio"
              id={`${id}-${choice.value}`}
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-describedby={choice.hint && `${id}-${choice.value}-hint`}
            />
            <Words>
              <CardLabel htmlFor={`${id}-${choice.value}`}>{choice.label}</CardLabel>
              {choice.hint && <CardHint id={`${id}-${choice.value}-hint`}>{choice.hint}</CardHint>}
            </Words>
          </CardFace>
        ))}
      </Cards>
    </FieldSet>
  )
}
