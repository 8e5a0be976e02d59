import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ProfileDraft } from '../../store/profileDraft.js'
import { overlaidInput } from '../parts/controlStyle.js'
import { FieldSet } from '../parts/FieldSet.js'
import { styled } from '../styled.js'
import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

/** From this width of the widget on, three cards fit side by side without breaking words. */
const fromRoomy = '@container mp (min-width: 600px)'

const sideBySide = `
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`

const Options = styled('div')`
  display: grid;
  gap: ${space.s};
  &[data-look='segments'] {
    ${sideBySide}
    gap: ${space.xs};
    padding: 3px;
    border: 1px solid ${color('control')};
    border-radius: ${radius.control};
  }
  ${fromRoomy} {
    &[data-look='columns'] {
      ${sideBySide}
    }
  }
`

/** A segment, with the padding and border around it, is as high as a text field. */
const Face = styled('label')`
  position: relative;
  display: flex;
  gap: ${space.m};
  padding: ${space.m};
  border: 1px solid ${color('line')};
  border-radius: ${radius.control};
  line-height: 1.4;
  cursor: pointer;
  &:hover {
    border-color: ${color('control')};
  }
  &:has(:checked) {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
  }
  ${focusRing}
  [data-look='segments'] > & {
    align-items: center;
    justify-content: center;
    min-block-size: calc(${TOUCH_TARGET} - 8px);
    padding: ${space.xs};
    border: 0;
    border-radius: 5px;
    &:hover {
      background: ${color('accentSoft')};
    }
    &:has(:checked) {
      background: ${color('accent')};
      color: ${color('onAccent')};
    }
    @media (forced-colors: active) {
      &:has(:checked) {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }
`

/** In a segment the radio is invisible and reaches over the edge, so that it makes a full touch target. */
const Radio = styled('input')`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 2px 0 0;
  accent-color: ${color('accent')};
  cursor: pointer;
  outline: none;
  [data-look='segments'] & {
    ${overlaidInput}
    inset-block: -4px;
    block-size: ${TOUCH_TARGET};
  }
`

/** A card that has its row to itself shows name and hint side by side. */
const Words = styled('span')`
  ${fromRoomy} {
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

type ChoiceFieldName = 'gender' | 'activityLevel' | 'goal' | 'mealsPerDay' | 'mealVariety'

interface ChoiceFieldProps<Name extends ChoiceFieldName> {
  readonly field: Name
  /** `segments` for short names; for names with a hint, cards in `rows` or, in a wider widget, in `columns`. */
  readonly look: 'segments' | 'rows' | 'columns'
  readonly choices: readonly {
    readonly value: ProfileDraft[Name]
    readonly label: string
    readonly hint?: string
  }[]
}

/**
 * A choice of one among a few in the profile form, as radios. The label names a radio, its hint describes it. The field
 * renders again only when its own value changes.
 */
export function ChoiceField<Name extends ChoiceFieldName>({ field, look, choices }: ChoiceFieldProps<Name>) {
  const { labels } = useMessages().profile
  const chosen = usePlanner((state) => state.draft[field])
  const { editProfile } = usePlannerActions()
  const id = useOwnId()
  const early = useEarlyAnswer<HTMLDivElement>((options) => {
    const checked = options.querySelector<HTMLInputElement>(':checked')?.value
    const choice = choices.find(({ value }) => String(value) === checked)
    if (choice && choice.value !== chosen) editProfile({ [field]: choice.value })
  })
  return (
    <FieldSet legend={labels[field]}>
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
                onChange={() => editProfile({ [field]: value })}
                aria-labelledby={nameId}
                aria-describedby={hintId}
              />
              <Words>
                <Name id={nameId}>{label}</Name>
                {hint && <Hint id={hintId}>{hint}</Hint>}
              </Words>
            </Face>
          )
        })}
      </Options>
    </FieldSet>
  )
}
