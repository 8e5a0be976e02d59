import styled from '@emotion/styled'
import { TriangleAlert } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { Icon } from '../parts/Icon.js'
import { iconStyle } from '../parts/iconStyle.js'
import { color, fromMedium, space, text } from '../theme.js'
import type { TargetsPreview } from './previewTargets.js'

/** Room for a caution is kept, so that its coming moves nothing. */
const Notes = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
  min-block-size: 80px;
  font-size: ${text.small};
  line-height: 1.5;
  color: ${color('muted')};
  ${fromMedium} {
    min-block-size: 40px;
  }
`

const Note = styled.p`
  margin: 0;
  padding: 0;
  font: inherit;
  color: inherit;
`

const Caution = styled(Note)`
  display: flex;
  gap: ${space.s};
  color: ${color('ink')};
  ${iconStyle('18px')}
  & svg {
    color: ${color('low')};
  }
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
    <Notes role="status">
      {warnings.map((warning) => (
        <Caution key={warning}>
          <Icon of={TriangleAlert} />
          <span>{warning}</span>
        </Caution>
      ))}
      {warnings.length === 0 && <Note>{preview.kind === 'known' ? targets.source : targets.missing}</Note>}
    </Notes>
  )
}
