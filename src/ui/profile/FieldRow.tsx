import { styled } from '../styled.js'
import { space } from '../theme.js'

/** Fields side by side in columns of equal width, each at least `fieldWidth` wide. Fields that do not fit wrap. */
export const FieldRow = styled('div')<{ fieldWidth: '88px' | '120px' | '150px' | '170px' }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${({ fieldWidth }) => fieldWidth}, 1fr));
  gap: ${space.m} ${space.s};
  &[data-coming='true'] {
    visibility: hidden;
  }
`
