import { GENDERS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { FieldSet, GroupLegend } from '../parts/FieldSet.js'
import { SegmentedControl } from '../parts/SegmentedControl.js'
import { DraftNumberField } from './DraftNumberField.js'
import { Cell, FormGrid } from './FormGrid.js'

/** Group "About you": what the energy formula reads. */
export function BodyFields() {
  const { groups, labels, gender: genderLabels } = useMessages().profile
  const gender = usePlanner((state) => state.draft.gender)
  const { editProfile } = usePlannerActions()
  return (
    <FieldSet>
      <GroupLegend>{groups.aboutYou}</GroupLegend>
      <FormGrid>
        <Cell narrow={6} roomy={3}>
          <DraftNumberField field="age" />
        </Cell>
        <Cell narrow={6} roomy={3}>
          <SegmentedControl
            legend={labels.gender}
            choices={GENDERS.map((value) => ({ value, label: genderLabels[value] }))}
            value={gender}
            onChange={(value) => editProfile({ gender: value })}
          />
        </Cell>
        <Cell narrow={3} roomy={2}>
          <DraftNumberField field="heightFeet" />
        </Cell>
        <Cell narrow={3} roomy={2}>
          <DraftNumberField field="heightInches" />
        </Cell>
        <Cell narrow={6} roomy={2}>
          <DraftNumberField field="weight" />
        </Cell>
      </FormGrid>
    </FieldSet>
  )
}
