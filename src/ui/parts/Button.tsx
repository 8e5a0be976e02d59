import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'

const VARIANTS = {
  primary: `
    color: ${color('onAccent')};
    background: ${color('accent')};
    border-color: transparent;
    &:hover:not(:disabled) { background: ${color('accentHover')}; }
  `,
  secondary: `
    color: ${color('ink')};
    background: ${color('surface')};
    border-color: ${color('control')};
    &:hover:not(:disabled) { background: ${color('accentSoft')}; }
  `,
  quiet: `
    color: ${color('accent')};
    background: transparent;
    border-color: transparent;
    &:hover:not(:disabled) { background: ${color('accentSoft')}; }
  `,
} as const

export type ButtonVariant = keyof typeof VARIANTS

const StyledButton = styled('button', { shouldForwardProp: (prop) => prop !== 'variant' })<{
  variant: ButtonVariant
}>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: ${TOUCH_TARGET};
  margin: 0;
  padding: ${space.s} ${space.l};
  border: 1px solid;
  border-radius: ${radius.control};
  font: inherit;
  font-size: ${text.body};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  text-transform: none;
  letter-spacing: normal;
  cursor: pointer;
  transition: background-color 120ms;
  ${({ variant }) => VARIANTS[variant]}
  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
  & svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  ${focusRing}
`

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant }

/** A button; never submits a form unless told so by `type`. */
export function Button({ variant = 'secondary', type = 'button', ...rest }: ButtonProps) {
  return <StyledButton variant={variant} type={type} {...rest} />
}
