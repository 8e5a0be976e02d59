import { GENDERS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { loadPlannerPart } from '../loadPlannerPart.js'
import { useOnDemand } from '../useOnDemand.js'
import { ChoiceField } from './ChoiceField.js'
import { FieldGroup } from './FieldGroup.js'
import { FieldRow } from './FieldRow.js'
import { NumberField } from './NumberField.js'

/** "About you": age, gender, height and weight. Two fields in US units, unseen, keep the place of the metric ones to come. */
export function BodyFields() {
  const { groups, gender } = useMessages().profile
  const { units } = useFormat()
  const isMetric = units === 'metric'
  const parts = useOnDemand(loadPlannerPart, isMetric)
  const isComing = isMetric && parts === undefined
  return (
    <FieldGroup title={groups.aboutYou}>
      <FieldRow fieldWidth="120px">
        <NumberField field="age" />
        <ChoiceField
          field="gender"
          look="segments"
          choices={GENDERS.map((value) => ({ value, label: gender[value] }))}
        />
      </FieldRow>
      {isMetric && parts ? (
        <parts.MetricFields />
      ) : (
        <FieldRow fieldWidth={isComing ? '120px' : '88px'} data-coming={isComing}>
          <NumberField field="heightFeet" />
          {!isComing && <NumberField field="heightInches" />}
          <NumberField field="weight" />
        </FieldRow>
      )}
    </FieldGroup>
  )
}
