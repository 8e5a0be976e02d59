import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { Hero } from './Hero.js'
import { ProfileForm } from './ProfileForm.js'

const Screen = styled('div')`
  max-inline-size: 1200px;
  margin: 0 auto;
  padding: 0 ${space.l} ${space.xl};
  ${fromMedium} {
    padding-inline: ${space.xl};
  }
`

/** The landing screen: the hero and the profile form. */
export function ProfileScreen() {
  return (
    <Screen>
      <Hero />
      <ProfileForm />
    </Screen>
  )
}
