import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { addsUp, macroKcal, OWN_TARGET_LIMITS } from '../../core/nutrition/ownTargets.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions, usePlannerStore } from '../../store/PlannerContext.js'
import { type OwnTargetsDraft, ownTargetFields, typedNumber } from '../../store/profileDraft.js'
import { useFormat } from '../format.js'
import { Checkbox } from '../parts/Checkbox.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { TickLine } from '../parts/TickLine.js'
import { FieldRow } from './FieldRow.js'
import { NumberInput } from './NumberInput.js'
import { useTargetsPreview } from './useTargetsPreview.js'

const EMPTY: OwnTargetsDraft = { calories: '', protein: '', carbs: '', fat: '' }

type Nutrient = (typeof NUTRIENTS)[number]

/** A typed target within its limits; undefined otherwise. */
function fittingTarget(targets: OwnTargetsDraft, nutrient: Nutrient): number | undefined {
  const { min, max } = OWN_TARGET_LIMITS[nutrient]
  const value = typedNumber(targets[nutrient], nutrient)
  return value !== undefined && value >= min && value <= max ? value : undefined
}

/** What the macros add up to in kcal, if each target fits and that is not the calories; otherwise undefined. */
function wrongSum(targets: OwnTargetsDraft): number | undefined {
  const [calories, protein, carbs, fat] = [
    fittingTarget(targets, 'calories'),
    fittingTarget(targets, 'protein'),
    fittingTarget(targets, 'carbs'),
    fittingTarget(targets, 'fat'),
  ]
  if (calories === undefined || protein === undefined || carbs === undefined || fat === undefined)
    return undefined
  return addsUp({ calories, protein, carbs, fat }) ? undefined : macroKcal({ protein, carbs, fat })
}

/** Targets that somebody else, such as a coach, has set. They start as what was typed before, or as our estimate. */
export function OwnTargets() {
  const { profile, answers, more } = allMessages(useMessages())
  const { labels, hints, errors: moreErrors } = more
  const { errors: texts } = profile
  const { whole } = useFormat()
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
  const targets = ownTargets ?? EMPTY
  const faultOf = (nutrient: Nutrient) =>
    fittingTarget(targets, nutrient) === undefined ? texts[ownTargetFields[nutrient]] : undefined
  const kcal = wrongSum(targets)
  const sumFault =
    kcal === undefined ? undefined : moreErrors.ownSum(texts.ownSum, answers.targets.sum(whole(kcal)))
  /** It is about the calories, and stands there once the form is refused for it. */
  const isSumRefused = errors.ownSum === true
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
              typedFor={nutrient}
              label={labels[nutrient]}
              fault={nutrient === 'calories' && isSumRefused ? sumFault : faultOf(nutrient)}
              isRefused={isSumRefused || errors[ownTargetFields[nutrient]] === true}
              value={ownTargets[nutrient]}
              onWrite={(text) => editProfile({ ownTargets: { ...ownTargets, [nutrient]: text } })}
              step={nutrient === 'calories' ? 10 : 1}
              {...OWN_TARGET_LIMITS[nutrient]}
            />
          ))}
        </FieldRow>
      )}
      {!isSumRefused && sumFault && (
        <Text size="small" tone="muted">
          {sumFault}
        </Text>
      )}
    </Stack>
  )
}
