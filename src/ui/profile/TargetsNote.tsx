import { TriangleAlert } from 'lucide'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { cautionTexts } from '../cautionTexts.js'
import { useFormat } from '../format.js'
import { IconText } from '../parts/IconText.js'
import { Text } from '../parts/Text.js'
import type { TargetsPreview } from './previewTargets.js'

/** What is wrong with the targets, or why to be careful with them. */
function useWarnings(preview: TargetsPreview): readonly string[] {
  const messages = allMessages(useMessages())
  const { targets } = messages.answers
  const format = useFormat()
  if (preview.kind === 'impossible') return [targets.impossible]
  if (preview.kind === 'faulty') return preview.faults.map((field) => messages.profile.errors[field])
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
