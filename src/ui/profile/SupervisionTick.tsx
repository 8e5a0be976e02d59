import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { ConfirmTick } from './ConfirmTick.js'

/** The box to tick where the targets are so low that nobody should follow them alone. */
export function SupervisionTick() {
  const { confirm } = allMessages(useMessages()).answers
  return <ConfirmTick confirmation="supervision" text={confirm.supervision} />
}
