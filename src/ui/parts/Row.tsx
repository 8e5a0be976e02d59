import { styled } from '../styled.js'
import { space } from '../theme.js'

/** Sets its children side by side and wraps them. `spread` leaves all free space between them. */
export const Row = styled('div')<{ spread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ spread }) => (spread ? 'baseline' : 'center')};
  justify-content: ${({ spread }) => (spread ? 'space-between' : 'start')};
  gap: ${({ spread }) => (spread ? `${space.xs} ${space.l}` : space.s)};
`
