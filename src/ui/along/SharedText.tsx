import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { TextArea } from '../parts/TextArea.js'

interface SharedTextProps {
  /** The text that the browser did not let us copy, or null. */
  readonly refused: string | null
  /** What happened, said aloud too; empty before. */
  readonly said: string
  readonly label: string
}

/** What became of a text to share, with the text itself where the visitor has to copy it by hand. */
export function SharedText({ refused, said, label }: SharedTextProps) {
  return (
    <Stack gap="s">
      <Text size="small" role="status">
        {said}
      </Text>
      {refused !== null && <TextArea readOnly aria-label={label} value={refused} />}
    </Stack>
  )
}
