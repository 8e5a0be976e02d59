import { styled } from '../styled.js'
import { color, space } from '../theme.js'
import { Surface } from './Surface.js'

/** A surface with lines between its rows: a header, a {@link List} and a footer with the total. */
export const ListCard = styled(Surface)`
  gap: 0;
  overflow: hidden;
  & > * + *,
  & li + li {
    border-block-start: 1px solid ${color('line')};
  }
  & > header,
  & > footer,
  & li > * {
    padding: ${space.m} ${space.l};
  }
  & > footer {
    background: ${color('canvas')};
    font-weight: 600;
  }
`
