import { ACTIVITY_LEVELS, GENDERS, GOALS, PROFILE_LIMITS } from '../../core/profile.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { typedBody } from '../../store/otherPeople.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { type OtherDraft, shownNumber } from '../../store/profileDraft.js'
import { useFormat } from '../format.js'
import { Field } from '../parts/Field.js'
import { Select } from '../parts/Select.js'
import { Choice } from './Choice.js'
import { FieldRow } from './FieldRow.js'
import { heightInCm, isHeightWrong, METRIC_LIMITS, usHeight, usWeight, weightInKg } from './metricBody.js'
import { NumberInput } from './NumberInput.js'
import { numberError } from './numberError.js'

interface OtherBodyProps {
  readonly body: Exclude<OtherDraft, { readonly portion: number }>
  readonly onChange: (body: OtherDraft) => void
}

/** The number fields of a body. One field of the form holds the whole person, so a refusal is of all of them. */
function BodyNumbers({ body, onChange }: OtherBodyProps) {
  const messages = useMessages()
  const { labels } = messages.profile
  const { more } = allMessages(messages)
  const isRefused = usePlanner((state) => state.errors.others === true)
  const { units } = useFormat()
  const typed = typedBody(body)
  const number = (field: 'age' | 'heightFeet' | 'heightInches' | 'weight', step: number) => (
    <NumberInput
      typedFor={field}
      label={labels[field]}
      fault={numberError(field, typed[field], messages.profile)}
      isRefused={isRefused}
      value={shownNumber(typed[field])}
      onWrite={(text) => onChange({ ...body, [field]: text })}
      onHeight={field === 'heightFeet' ? (height) => onChange({ ...body, ...height }) : undefined}
      step={step}
      {...PROFILE_LIMITS[field]}
    />
  )
  if (units === 'us')
    return (
      <FieldRow fieldWidth="88px">
        {number('age', 1)}
        {number('heightFeet', 1)}
        {number('heightInches', 1)}
        {number('weight', 0.1)}
      </FieldRow>
    )
  const heightCm = heightInCm(typed)
  const weightKg = weightInKg(typed)
  return (
    <FieldRow fieldWidth="88px">
      {number('age', 1)}
      <NumberInput
        typedFor="heightCm"
        label={more.labels.heightCm}
        fault={isHeightWrong(typed, messages.profile) ? more.errors.heightCm : undefined}
        isRefused={isRefused}
        value={heightCm}
        onWrite={(text) => onChange({ ...body, heightCm: text, ...usHeight(text) })}
        step={1}
        {...METRIC_LIMITS.heightCm}
      />
      <NumberInput
        typedFor="weightKg"
        label={more.labels.weightKg}
        fault={numberError('weight', typed.weight, messages.profile) && more.errors.weightKg}
        isRefused={isRefused}
        value={weightKg}
        onWrite={(text) => onChange({ ...body, weightKg: text, weight: usWeight(text) })}
        step={0.1}
        {...METRIC_LIMITS.weightKg}
      />
    </FieldRow>
  )
}

/** The profile of a further person: the body and the goal that their portions follow from. */
export function OtherBody({ body, onChange }: OtherBodyProps) {
  const { labels, gender, activityLevel, goal } = useMessages().profile
  return (
    <>
      <BodyNumbers body={body} onChange={onChange} />
      <Choice
        legend={labels.gender}
        look="segments"
        choices={GENDERS.map((value) => ({ value, label: gender[value] }))}
        chosen={body.gender}
        onChoose={(value) => onChange({ ...body, gender: value })}
      />
      <FieldRow fieldWidth="170px">
        <Field label={labels.activityLevel}>
          {(control) => (
            <Select
              {...control}
              value={body.activityLevel}
              onChange={({ currentTarget: { value } }) => {
                const chosen = ACTIVITY_LEVELS.find((level) => level === value)
                if (chosen) onChange({ ...body, activityLevel: chosen })
              }}
            >
              {ACTIVITY_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {activityLevel[level].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={labels.goal}>
          {(control) => (
            <Select
              {...control}
              value={body.goal}
              onChange={({ currentTarget: { value } }) => {
                const chosen = GOALS.find((each) => each === value)
                if (chosen) onChange({ ...body, goal: chosen })
              }}
            >
              {GOALS.map((each) => (
                <option key={each} value={each}>
                  {goal[each].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FieldRow>
    </>
  )
}
