import styled from '@emotion/styled'
import { Check, type IconNode, Info } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { iconStyle } from '../parts/iconStyle.js'
import { color, fromMedium, space, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'

const Header = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  max-inline-size: 720px;
  margin: 0 auto;
  padding: ${space.xl} 0;
  text-align: center;
  ${fromMedium} {
    padding: ${space.xxl} 0;
  }
`

const Title = styled(Heading)`
  font-size: ${text.heading};
  ${fromMedium} {
    font-size: ${text.hero};
  }
`

const How = styled.p`
  max-inline-size: 52ch;
  margin: 0;
  padding: 0;
  font: inherit;
  font-size: ${text.body};
  line-height: 1.5;
  text-wrap: balance;
  color: ${color('muted')};
  ${fromMedium} {
    font-size: ${text.large};
  }
`

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xs} ${space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Fact = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  font-size: ${text.body};
  line-height: 1.5;
  list-style: none;
  color: ${color('ink')};
  ${iconStyle('18px')}
  & svg {
    color: ${color('accent')};
  }
`

function HeroFact({ icon = Check, children }: { icon?: IconNode; children: string }) {
  return (
    <Fact>
      <Icon of={icon} />
      {children}
    </Fact>
  )
}

/** The promise, how it works and what it asks of a visitor. */
export function Hero() {
  const { hero } = useMessages().profile
  const { usesAi } = useWidgetSettings()
  return (
    <Header>
      <Title size="hero">{hero.title}</Title>
      <How>{hero.how}</How>
      <Facts>
        <HeroFact>{hero.free}</HeroFact>
        <HeroFact>{hero.noSignUp}</HeroFact>
        {usesAi ? (
          <HeroFact icon={Info}>{hero.goesToAi}</HeroFact>
        ) : (
          <HeroFact>{hero.staysOnDevice}</HeroFact>
        )}
      </Facts>
    </Header>
  )
}
