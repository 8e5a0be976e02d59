import { styled } from '../styled.js'
import { color, radius } from '../theme.js'
import { type StackProps, stackStyle } from './Stack.js'

/** A raised surface that stacks its children. */
export const Surface = styled('section')<StackProps>`
  ${stackStyle}
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
`
