import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { OWN_TARGET_LIMITS } from '../../core/nutrition/ownTargets.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions, usePlannerStore } from '../../store/PlannerContext.js'
import { type OwnTargetsDraft, ownTargetFields } from '../../store/profileDraft.js'
import { Checkbox } from '../parts/Checkbox.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { TickLine } from '../parts/TickLine.js'
import { FieldRow } from './FieldRow.js'
import { NumberInput } from './NumberInput.js'
import { useTargetsPreview } from './useTargetsPreview.js'

const EMPTY: OwnTargetsDraft = { calories: '', protein: '', carbs: '', fat: '' }

/** Targets that somebody else, such as a coach, has set. They start as what was typed before, or as our estimate. */
export function OwnTargets() {
  const { labels, hints } = allMessages(useMessages()).more
  const { errors: texts } = useMessages().profile
  const draft = usePlanner((state) => state.draft)
  const errors = usePlanner((state) => state.errors)
  const { editProfile } = usePlannerActions()
  const { getState, setState } = usePlannerStore()
  const preview = useTargetsPreview().known?.preview
  const { ownTargets } = draft
  const estimate = (): OwnTargetsDraft => {
    if (preview?.kind !== 'known') return EMPTY
    const { calories, protein, carbs, fat } = preview.targets
    return { calories: `${calories}`, protein: `${protein}`, carbs: `${carbs}`, fat: `${fat}` }
  }
  const toggle = (isOn: boolean) => {
    const { setAside } = getState()
    if (isOn) {
      const firstTargets = setAside.ownTargets ?? estimate()
      setState({ setAside: { ...setAside, firstTargets } })
      editProfile({ ownTargets: firstTargets })
      return
    }
    // An estimate that nobody changed is not kept: the body may be another one when it is next asked for.
    if (ownTargets && ownTargets !== setAside.firstTargets)
      setState({ setAside: { ...setAside, ownTargets } })
    editProfile({ ownTargets: undefined })
  }
  const errorOf = (nutrient: (typeof NUTRIENTS)[number]) => {
    const field = ownTargetFields[nutrient]
    if (errors[field]) return texts[field]
    return nutrient === 'calories' && errors.ownSum ? texts.ownSum : undefined
  }
  return (
    <Stack gap="s">
      <TickLine>
        <Checkbox checked={ownTargets !== undefined} onChange={(event) => toggle(event.target.checked)} />
        <span>
          {labels.ownTargets}
          <Text as="span" size="small" tone="muted">
            {hints.ownTargets}
          </Text>
        </span>
      </TickLine>
      {ownTargets && (
        <FieldRow fieldWidth="120px">
          {NUTRIENTS.map((nutrient) => (
            <NumberInput
              key={nutrient}
              label={labels[nutrient]}
              fault={errorOf(nutrient)}
              isRefused
              value={ownTargets[nutrient]}
              onWrite={(text) => editProfile({ ownTargets: { ...ownTargets, [nutrient]: text } })}
              step={nutrient === 'calories' ? 10 : 1}
              {...OWN_TARGET_LIMITS[nutrient]}
            />
          ))}
        </FieldRow>
      )}
    </Stack>
  )
}
