import { useMessages } from '../../messages/MessagesContext.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { Hero } from './Hero.js'
import { ProfileForm } from './ProfileForm.js'

const Screen = styled('div')`
  max-inline-size: 768px;
  margin: 0 auto;
  padding: 0 ${space.s} ${space.xl};
  ${fromMedium} {
    padding-inline: ${space.xl};
  }
`

const Disclaimer = styled(Text)`
  padding: ${space.xl} ${space.s} 0;
  text-align: center;
  text-wrap: balance;
`

/** The landing screen: the hero, the profile form and the disclaimer. */
export function ProfileScreen() {
  const { disclaimer } = useMessages().profile
  return (
    <Screen>
      <Hero />
      <ProfileForm />
      <Disclaimer as="footer" size="small" tone="muted">
        {disclaimer}
      </Disclaimer>
    </Screen>
  )
}
