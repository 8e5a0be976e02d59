import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { ConfirmTick } from './ConfirmTick.js'
import type { TargetsPreview } from './previewTargets.js'

/** The box to tick if somebody's targets are so low that nobody should follow them without supervision. */
export function SupervisionTick({ preview }: { preview: TargetsPreview }) {
  const { confirm } = allMessages(useMessages()).answers
  const { whole } = useFormat()
  if (preview.kind !== 'known' || preview.supervised.length === 0) return null
  const others = preview.supervised.filter((person) => person > 0).map((person) => whole(person + 1))
  const isVisitors = preview.supervised.includes(0)
  const ofOthers = isVisitors ? confirm.supervisionOfAll : confirm.supervisionOfOthers
  return (
    <ConfirmTick
      confirmation="supervision"
      text={others.length === 0 ? confirm.supervision : ofOthers(others)}
    />
  )
}
