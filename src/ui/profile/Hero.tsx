import { Check, Info } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { Heading } from '../parts/Heading.js'
import { IconText } from '../parts/IconText.js'
import { List } from '../parts/List.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium, space, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'

const Header = styled(Stack.withComponent('header'))`
  padding: ${space.l} 0;
  ${fromMedium} {
    padding: ${space.xxl} 0 ${space.xl};
  }
`

const Title = styled(Heading)`
  max-inline-size: 20em;
  ${fromMedium} {
    font-size: ${text.hero};
  }
`

const How = styled(Text)`
  max-inline-size: 52ch;
  ${fromMedium} {
    font-size: ${text.large};
  }
`

const Facts = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
`

/** The text above the form: what the tool promises, how it works, and what it asks of a visitor. */
export function Hero() {
  const { hero } = useMessages().profile
  const { usesAi, givesAnswers } = useWidgetSettings()
  const toWhom = usesAi ? [hero.goesToAi] : givesAnswers ? [] : [hero.staysOnDevice]
  const facts = [hero.free, hero.noSignUp, ...toWhom]
  return (
    <Header>
      <Title size="screen">{hero.title}</Title>
      <How tone="muted">{hero.how}</How>
      <Facts>
        {facts.map((fact) => (
          <IconText
            as="li"
            size="small"
            key={fact}
            icon={fact === hero.goesToAi ? Info : Check}
            iconTone="accent"
          >
            {fact}
          </IconText>
        ))}
      </Facts>
    </Header>
  )
}
