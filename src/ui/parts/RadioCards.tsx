import styled from '@emotion/styled'
import { useId } from 'react'
import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'
import type { ChoiceProps } from './choice.js'
import { FieldSet, Legend } from './FieldSet.js'
import { fromRoomy } from './fromRoomy.js'

const Cards = styled.div`
  display: grid;
  gap: ${space.s};
  ${fromRoomy} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

const CardFace = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space.m};
  min-block-size: ${TOUCH_TARGET};
  padding: ${space.m};
  border: 1px solid ${color('line')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  inline-size: auto;
  margin: 0;
  float: none;
  font: inherit;
  line-height: 1.4;
  letter-spacing: normal;
  text-transform: none;
  color: ${color('ink')};
  cursor: pointer;
  &:hover {
    border-color: ${color('control')};
  }
  &:has(input:checked) {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
  }
`

const Radio = styled.input`
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
`

/** Alone in its row, a card has room for name and hint side by side. */
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  ${fromRoomy} {
    &[data-columns='1'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space.l};
    }
  }
`

const Name = styled.span`
  display: block;
  font-weight: 600;
`

const Hint = styled.span`
  display: block;
  font-size: ${text.small};
  line-height: 1.4;
  color: ${color('muted')};
`

/** A choice of one, each a card: all of it can be pressed, its label is its name and its hint what it means. */
export function RadioCards<T extends string | number>(props: ChoiceProps<T> & { columns?: 1 | 3 }) {
  const { legend, choices, value, onChange, columns = 1 } = props
  const id = useId()
  return (
    <FieldSet>
      <Legend>{legend}</Legend>
      <Cards data-columns={columns}>
        {choices.map((choice) => {
          const nameId = `${id}-${choice.value}`
          const hintId = choice.hint && `${nameId}-hint`
          return (
            <CardFace key={choice.value}>
              <Radio
                type="radio"
                name={id}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                aria-labelledby={nameId}
                aria-describedby={hintId}
              />
              <Words data-columns={columns}>
                <Name id={nameId}>{choice.label}</Name>
                {choice.hint && <Hint id={hintId}>{choice.hint}</Hint>}
              </Words>
            </CardFace>
          )
        })}
      </Cards>
    </FieldSet>
  )
}
