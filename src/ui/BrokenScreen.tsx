import { useMessages } from '../messages/MessagesContext.js'
import { Button } from './parts/Button.js'
import { Card } from './parts/Card.js'
import { Heading } from './parts/Heading.js'
import { Text } from './parts/Text.js'
import { styled } from './styled.js'
import { space } from './theme.js'

const Centre = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  max-inline-size: 560px;
  margin: ${space.xxl} auto;
`

/** Shows in place of a screen that failed to render, with a way back to the form. */
export function BrokenScreen({ onBack }: { onBack: () => void }) {
  const { widget } = useMessages()
  return (
    <Centre role="alert">
      <Heading size="section">{widget.brokenTitle}</Heading>
      <Text>{widget.brokenText}</Text>
      <Button variant="primary" onClick={onBack}>
        {widget.brokenAction}
      </Button>
    </Centre>
  )
}
