import { TriangleAlert } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { IconText } from '../parts/IconText.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium } from '../theme.js'
import type { TargetsPreview } from './previewTargets.js'

/** Reserves room for a caution, so that nothing moves when one appears. */
const Notes = styled(Stack)`
  min-block-size: 80px;
  ${fromMedium} {
    min-block-size: 40px;
  }
`

/** The line below the targets: which answers are missing, where the targets come from, or the cautions. */
export function TargetsNote({ preview }: { preview: TargetsPreview }) {
  const { targets, cautions } = useMessages().profile
  const warnings =
    preview.kind === 'impossible'
      ? [targets.impossible]
      : preview.kind === 'known'
        ? preview.cautions.map((caution) => cautions[caution])
        : []
  return (
    <Notes gap="s" role="status">
      {warnings.map((warning) => (
        <IconText key={warning} size="small" icon={TriangleAlert} iconTone="low">
          {warning}
        </IconText>
      ))}
      {warnings.length === 0 && (
        <Text size="small" tone="muted">
          {preview.kind === 'known' ? targets.source : targets.missing}
        </Text>
      )}
    </Notes>
  )
}
