import { overlaidInput } from '../parts/controlStyle.js'
import { FieldSet } from '../parts/FieldSet.js'
import { styled } from '../styled.js'
import { color, focusRing, fromMedium, radius, space, TOUCH_TARGET, text } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

/** The width of the widget from which three cards fit side by side. */
const fromPhone = '@container mp (min-width: 350px)'

const Options = styled('div')`
  display: grid;
  gap: ${space.s};
  &[data-look='segments'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s} 0;
    padding: 3px;
    border: 1px solid ${color('line')};
    border-radius: ${radius.control};
    background: ${color('canvas')};
  }
  &[data-look='rows'] {
    gap: 0;
    border: 1px solid ${color('line')};
    border-radius: ${radius.control};
  }
  ${fromPhone} {
    &[data-look='columns'] {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
`

/**
 * A segment, with the padding and border around it, is as high as a text field. Segments wrap rather than overflow. A
 * radio that does not show is marked by the edge of its face.
 */
const Face = styled('label')`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: ${TOUCH_TARGET};
  padding: 6px ${space.m};
  border-radius: ${radius.control};
  line-height: 1.35;
  cursor: pointer;
  &:hover,
  &:has(:checked) {
    background: ${color('accentSoft')};
  }
  [data-look='rows'] > & + & {
    border-block-start: 1px solid ${color('line')};
    border-radius: 0;
  }
  [data-look='columns'] > & {
    align-items: start;
    padding: ${space.s} 10px;
    border: 1px solid ${color('control')};
  }
  [data-look='segments'] > & {
    flex: 1;
    justify-content: center;
    min-block-size: calc(${TOUCH_TARGET} - 8px);
    padding: 0 6px;
    white-space: nowrap;
    border-radius: 5px;
    &:not(:has(:checked)) {
      color: ${color('muted')};
    }
  }
  [data-look]:not([data-look='rows']) > &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${color('accent')};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
  [data-look='segments'] > &:has(:checked) {
    background: ${color('surface')};
  }
  ${focusRing}
`

/** The radio shows in rows only. In a segment it extends beyond the edge, so that it is a full touch target. */
const Radio = styled('input')`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  accent-color: ${color('accent')};
  cursor: pointer;
  outline: none;
  [data-look]:not([data-look='rows']) & {
    ${overlaidInput}
  }
  [data-look='segments'] & {
    inset-block: -4px;
    block-size: ${TOUCH_TARGET};
  }
`

/** A choice with a wide row of its own shows its name and hint side by side. */
const Words = styled('span')`
  ${fromMedium} {
    [data-look='rows'] & {
      flex: 1;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space.l};
    }
  }
`

const Name = styled('span')`
  font-weight: 600;
`

const Hint = styled('span')`
  display: block;
  font-size: ${text.small};
  color: ${color('muted')};
`

export interface ChoiceProps<Value extends string | number> {
  readonly legend: string
  /** `segments` for short names; for names with a hint, a list in `rows` or cards in `columns`. */
  readonly look: 'segments' | 'rows' | 'columns'
  readonly choices: readonly {
    readonly value: Value
    readonly label: string
    readonly hint?: string
  }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** A choice among a few options, as radios. The label names a radio, its hint describes it. */
export function Choice<Value extends string | number>({
  legend,
  look,
  choices,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useOwnId()
  const early = useEarlyAnswer<HTMLDivElement>((options) => {
    const checked = options.querySelector<HTMLInputElement>(':checked')?.value
    const choice = choices.find(({ value }) => String(value) === checked)
    if (choice && choice.value !== chosen) onChoose(choice.value)
  })
  return (
    <FieldSet legend={legend}>
      <Options data-look={look} ref={early}>
        {choices.map(({ value, label, hint }) => {
          const nameId = `${id}-${value}`
          const hintId = hint && `${nameId}-hint`
          return (
            <Face key={value}>
              <Radio
                type="radio"
                form=""
                name={id}
                value={value}
                checked={value === chosen}
                onChange={() => onChoose(value)}
                aria-labelledby={nameId}
                aria-describedby={hintId}
              />
              <Words>
                <Name id={nameId}>{label}</Name>
                {hint && (
                  <Hint id={hintId}>
                    <bdi>{hint}</bdi>
                  </Hint>
                )}
              </Words>
            </Face>
          )
        })}
      </Options>
    </FieldSet>
  )
}
