import { styled } from '../styled.js'
import { space } from '../theme.js'

export interface StackProps {
  gap?: keyof typeof space
}

/** Sets things one below the other. */
export const stackStyle = ({ gap = 'm' }: StackProps) => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[gap]};
`

/** Things one below the other. */
export const Stack = styled('div')<StackProps>`
  ${stackStyle}
`
