import { TriangleAlert } from 'lucide'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { BODY_FIELDS } from '../../store/profileDraft.js'
import { cautionTexts } from '../cautionTexts.js'
import { useFormat } from '../format.js'
import { IconText } from '../parts/IconText.js'
import { Text } from '../parts/Text.js'
import { numberError } from './numberError.js'
import type { AnswerName, TargetsPreview } from './previewTargets.js'

/** The fields that show in place of those in US units. */
const METRIC_FIELDS: Readonly<Partial<Record<AnswerName, 'heightCm' | 'weightKg'>>> = {
  heightFeet: 'heightCm',
  heightInches: 'heightCm',
  weight: 'weightKg',
}

/** Says of answers what is wrong with them, as under their fields. */
function useFaultTexts() {
  const { profile, more, answers } = allMessages(useMessages())
  const { units, whole } = useFormat()
  const draft = usePlanner((state) => state.draft)
  const textOf = (answer: AnswerName) => {
    const metric = units === 'metric' && METRIC_FIELDS[answer]
    if (metric) return more.errors[metric]
    const field = BODY_FIELDS.find((name) => name === answer)
    return (field && numberError(field, draft[field], profile)) ?? profile.errors[answer]
  }
  return ({ faults, macroKcal }: Extract<TargetsPreview, { kind: 'faulty' }>): readonly string[] => {
    const texts = new Set(faults.map(textOf))
    if (macroKcal !== undefined) texts.add(answers.targets.sum(whole(macroKcal)))
    return [...texts]
  }
}

/** What is wrong with the targets, or why to be careful with them. */
function useWarnings(preview: TargetsPreview): readonly string[] {
  const messages = allMessages(useMessages())
  const { targets } = messages.answers
  const format = useFormat()
  const faultTexts = useFaultTexts()
  if (preview.kind === 'impossible') return [targets.impossible]
  if (preview.kind === 'faulty') return faultTexts(preview)
  return [
    ...cautionTexts(preview.cautions, messages, format),
    ...preview.impossible.map((person) => targets.impossibleOther(format.whole(person + 1))),
  ]
}

/** Remarks about the targets: where they come from, or what to know about them. */
export function TargetsNote({ preview }: { preview: TargetsPreview }) {
  const { targets } = allMessages(useMessages()).answers
  const warnings = useWarnings(preview)
  if (warnings.length === 0) {
    return (
      <Text size="small" tone="muted">
        {preview.kind === 'known' && preview.areOwn ? targets.own : targets.source}
      </Text>
    )
  }
  return warnings.map((warning) => (
    <IconText key={warning} size="small" icon={TriangleAlert} iconTone="low">
      {warning}
    </IconText>
  ))
}
