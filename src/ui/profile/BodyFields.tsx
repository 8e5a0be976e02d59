import { GENDERS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { ChoiceField } from './ChoiceField.js'
import { FieldGroup } from './FieldGroup.js'
import { FieldRow } from './FieldRow.js'
import { NumberField } from './NumberField.js'

/** "About you": age, gender, height and weight. */
export function BodyFields() {
  const { groups, gender } = useMessages().profile
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
      <FieldRow fieldWidth="76px">
        <NumberField field="heightFeet" />
        <NumberField field="heightInches" />
        <NumberField field="weight" />
      </FieldRow>
    </FieldGroup>
  )
}
