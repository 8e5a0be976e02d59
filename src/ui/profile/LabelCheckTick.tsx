import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { ConfirmTick } from './ConfirmTick.js'
import type { RestrictionsReading } from './readRestrictionsText.js'

interface LabelCheckTickProps {
  readonly reading: RestrictionsReading
  /** The text as it is now. It may be newer than the reading. */
  readonly text: string
}

/** The box to tick if the visitor has to check labels. */
export function LabelCheckTick({ reading, text }: LabelCheckTickProps) {
  const { confirm } = allMessages(useMessages()).answers
  const { labelCheck } = reading
  if (labelCheck === null) return null
  const { notApplied, partlyApplied, leftOut } = labelCheck
  return (
    <ConfirmTick
      confirmation="checkLabels"
      isOutdated={reading.text !== text}
      text={
        notApplied.length + partlyApplied.length > 0
          ? confirm.notApplied(notApplied, partlyApplied)
          : confirm.leftOut(leftOut)
      }
    />
  )
}
