import type { ComponentProps } from 'react'
import { styled } from '../styled.js'
import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'

/*
 * Variants are plain declarations, so that a part made of a button can set a colour of its own, and none has a media
 * query: a browser works out the whole widget's styles again when a rule with one is added, and the first quiet button of
 * a screen may come with a visitor's tick.
 */
const VARIANTS = {
  primary: `
    border-color: transparent;
    background: ${color('accent')};
    color: ${color('onAccent')};
    &:hover {
      background: ${color('accentHover')};
    }
  `,
  secondary: '',
  quiet: `
    border-color: transparent;
    color: ${color('accent')};
    &:not(:hover) {
      background: none;
    }
  `,
} as const

type ButtonVariant = keyof typeof VARIANTS

const StyledButton = styled('button')<{ variant: ButtonVariant }>`
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
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.55;
  }
  ${({ variant }) => VARIANTS[variant]}
  ${focusRing}
`

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant }

/**
 * A button. It submits no form, since its default type is `button`. With `aria-disabled` it looks disabled, but keeps the
 * focus; `disabled` loses it.
 */
export function Button({ variant = 'secondary', type = 'button', ...rest }: ButtonProps) {
  return <StyledButton variant={variant} type={type} {...rest} />
}
