import { styled } from '../styled.js'
import { space } from '../theme.js'

/** Fields side by side, each at least `fieldWidth` wide. Fields that do not fit wrap, and the last row is filled. */
export const FieldRow = styled('div')<{ fieldWidth: '125px' | '235px' }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xl} ${space.l};
  & > * {
    flex: 1 1 ${({ fieldWidth }) => fieldWidth};
  }
`
