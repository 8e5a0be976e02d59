import { GENDERS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { loadPlannerPart } from '../loadPlannerPart.js'
import { useOnDemand } from '../useOnDemand.js'
import { ChoiceField } from './ChoiceField.js'
import { FieldGroup } from './FieldGroup.js'
import { FieldRow } from './FieldRow.js'
import { NumberField } from './NumberField.js'

/** "About you": age, gender, height and weight. Unseen, the fields in US units keep the place of metric ones that load. */
export function BodyFields() {
  const { groups, gender } = useMessages().profile
  const { units } = useFormat()
  const isMetric = units === 'metric'
  const parts = useOnDemand(loadPlannerPart, isMetric)
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
        <FieldRow fieldWidth="88px" data-coming={isMetric && parts === undefined}>
          <NumberField field="heightFeet" />
          <NumberField field="heightInches" />
          <NumberField field="weight" />
        </FieldRow>
      )}
    </FieldGroup>
  )
}
