import styled from '@emotion/styled'
import { useMessages } from '../../messages/MessagesContext.js'
import { color, fromMedium, space, text } from '../theme.js'
import { Hero } from './Hero.js'
import { ProfileForm } from './ProfileForm.js'

const Screen = styled.div`
  padding: 0 ${space.s} ${space.xl};
  ${fromMedium} {
    padding-inline: ${space.xl};
  }
`

const Footer = styled.footer`
  max-inline-size: 64ch;
  margin: ${space.xl} auto 0;
  padding: 0 ${space.s};
`

const Disclaimer = styled.p`
  margin: 0;
  padding: 0;
  font: inherit;
  font-size: ${text.small};
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;
  color: ${color('muted')};
`

/** The landing screen: what the tool does, the profile form and the disclaimer. */
export function ProfileScreen() {
  const { disclaimer } = useMessages().profile
  return (
    <Screen>
      <Hero />
      <ProfileForm />
      <Footer>
        <Disclaimer>{disclaimer}</Disclaimer>
      </Footer>
    </Screen>
  )
}
