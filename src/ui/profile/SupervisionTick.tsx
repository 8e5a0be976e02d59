import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { ConfirmTick } from './ConfirmTick.js'

/** The box to tick if the targets are so low that nobody should follow them without supervision. */
export function SupervisionTick() {
  const { confirm } = allMessages(useMessages()).answers
  return <ConfirmTick confirmation="supervision" text={confirm.supervision} />
}
