import { TriangleAlert } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { Icon } from '../parts/Icon.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import type { TargetsPreview } from './previewTargets.js'

/** Room for a caution is kept, so that its coming moves nothing. */
const Notes = styled(Stack)`
  min-block-size: 80px;
  ${fromMedium} {
    min-block-size: 40px;
  }
`

const Caution = styled(Text)`
  display: flex;
  gap: ${space.s};
`

/** What is to be said about the targets: what is missing, where they come from, or what to be careful about. */
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
        <Caution key={warning} size="small">
          <Icon of={TriangleAlert} tone="low" />
          <span>{warning}</span>
        </Caution>
      ))}
      {warnings.length === 0 && (
        <Text size="small" tone="muted">
          {preview.kind === 'known' ? targets.source : targets.missing}
        </Text>
      )}
    </Notes>
  )
}
