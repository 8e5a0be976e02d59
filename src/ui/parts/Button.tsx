import type { ComponentProps } from 'react'
import { styled } from '../styled.js'
import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'

type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/**
 * All variants are one class without a media query. A browser works out the whole widget's styles again when a rule with
 * such a query is added, and the first quiet button of a screen may come with a visitor's tick.
 */
const StyledButton = styled('button')`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-block-size: ${TOUCH_TARGET};
  margin: 0;
  padding: ${space.s} ${space.l};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  font: inherit;
  font-size: ${text.body};
  font-weight: 600;
  line-height: 1.2;
  color: ${color('ink')};
  cursor: pointer;
  &:hover {
    background: ${color('accentSoft')};
  }
  &:where([data-variant='primary']) {
    border-color: transparent;
    background: ${color('accent')};
    color: ${color('onAccent')};
    &:hover {
      background: ${color('accentHover')};
    }
  }
  &:where([data-variant='quiet']) {
    border-color: transparent;
    color: ${color('accent')};
    &:not(:hover) {
      background: none;
    }
  }
  ${focusRing}
`

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant }

/** A button. It submits no form, since its default type is `button`. */
export function Button({ variant = 'secondary', type = 'button', ...rest }: ButtonProps) {
  return <StyledButton data-variant={variant} type={type} {...rest} />
}
