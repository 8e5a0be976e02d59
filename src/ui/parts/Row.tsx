import { styled } from '../styled.js'
import { space } from '../theme.js'

/** Things side by side for as long as there is room; `spread` sets them to both ends. */
export const Row = styled('div')<{ spread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ spread }) => (spread ? 'baseline' : 'center')};
  justify-content: ${({ spread }) => (spread ? 'space-between' : 'start')};
  gap: ${({ spread }) => (spread ? `${space.xs} ${space.l}` : space.s)};
`
