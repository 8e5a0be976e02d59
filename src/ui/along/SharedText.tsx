import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { TextArea } from '../parts/TextArea.js'

interface SharedTextProps {
  /** The text, if the browser did not let us copy it; otherwise null. */
  readonly refused: string | null
  /** The outcome, also announced to screen readers. Empty at first. */
  readonly said: string
  readonly label: string
}

/** The outcome of sharing a text, with the text itself if the visitor has to copy it by hand. */
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
