import { useState } from 'react'
import { Button } from '../parts/Button.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { downloadText } from '../plan/downloadText.js'
import { styled } from '../styled.js'
import { openMail } from './openMail.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

/** A long code must not widen a narrow widget. One press selects all of it. */
const Code = styled('code')`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface CancelCodeProps {
  readonly subscriptionId: string
  readonly code: string
}

/** The code that cancels a subscription, and three ways to keep it. */
export function CancelCode({ subscriptionId, code }: CancelCodeProps) {
  const messages = useDeliveryMessages().cancelCode
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const text = messages.text(subscriptionId, code)
  return (
    <Stack gap="s">
      <Text>
        {messages.label}: <Code>{code}</Code>
      </Text>
      <Text size="small" tone="muted">
        {messages.hint}
      </Text>
      <Row>
        <Button onClick={async () => setIsCopied(await copyText(text))}>{messages.copy}</Button>
        <Button onClick={() => downloadText(messages.filename, text)}>{messages.download}</Button>
        <Button variant="quiet" onClick={() => openMail(messages.subject, text)}>
          {messages.email}
        </Button>
      </Row>
      <Text size="small" role="status">
        {isCopied !== null && (isCopied ? messages.copied : messages.copyRefused)}
      </Text>
    </Stack>
  )
}
