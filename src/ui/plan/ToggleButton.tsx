import { Button } from '../parts/Button.js'
import { styled } from '../styled.js'
import { color, space } from '../theme.js'

/** An unobtrusive button that stays pressed. */
export const ToggleButton = styled(Button)`
  flex: none;
  padding-inline: ${space.m};
  color: ${color('ink')};
  & > svg {
    color: ${color('muted')};
  }
  &&[aria-pressed='true'],
  &&[aria-expanded='true'] {
    background: ${color('accentSoft')};
    color: ${color('accent')};
    & > svg {
      color: ${color('accent')};
    }
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
`
