import { styled } from '../styled.js'
import { space } from '../theme.js'

export interface StackProps {
  gap?: keyof typeof space
}

/** The style of {@link Stack}, for other elements. */
export const stackStyle = ({ gap = 'm' }: StackProps) => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[gap]};
`

/** Sets its children one below the other. */
export const Stack = styled('div')<StackProps>`
  ${stackStyle}
`
