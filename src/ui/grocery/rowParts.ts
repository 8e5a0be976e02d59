import { styled } from '../styled.js'
import type { ThemeToken } from '../theme.js'
import { color, onTiny, space, TOUCH_TARGET, text } from '../theme.js'

const ROW = '60px'
const TICKED_ROW = '48px'

/**
 * A line of the list. `order` moves a ticked line to the end of its section once it has settled. Its place in the document
 * stays the same, so that the focus is not lost and screen readers go on with the next line. In a tiny widget the button is
 * beside the price, below the name.
 */
export const Entry = styled('li')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${TOUCH_TARGET};
  align-items: center;
  border-block-start: 1px solid ${color('line')};
  & > button {
    color: ${color('muted')};
  }
  ${onTiny} {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      justify-self: end;
      margin-block-start: -${TOUCH_TARGET};
    }
  }
  &[data-open='true'] {
    background: ${color('canvas')};
  }
  &[data-settled='home'] {
    order: 1;
  }
  &[data-settled='ticked'] {
    order: 2;
  }
  &[data-state='ticked'] {
    background: ${color('canvas')};
  }
  &:has(> label:hover) {
    background: ${color('accentSoft')};
  }
  &[data-state] [data-picture] {
    opacity: 0.55;
  }
`

/** The area that ticks a line: checkbox, picture, name and price. */
export const EntryFace = styled('div')`
  display: grid;
  grid-template-columns: 26px 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s} ${space.m};
  min-block-size: ${ROW};
  padding-block: ${space.xs};
  padding-inline-start: ${space.m};
  @container mp (max-width: 350px) {
    grid-template-columns: 26px minmax(0, 1fr) auto;
    column-gap: ${space.s};
    & > [data-picture] {
      display: none;
    }
  }
  ${onTiny} {
    grid-template: auto ${TOUCH_TARGET} / 26px minmax(0, 1fr);
    padding-inline-end: ${space.s};
    & > [data-picture] ~ * {
      grid-column: 2;
    }
  }
  &:is(label) {
    cursor: pointer;
  }
  [data-state='ticked'][data-settled='ticked'] > & {
    min-block-size: ${TICKED_ROW};
    padding-block: 0;
  }
`

/** A line under a name, with an icon before it. */
export const EntryMark = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: ThemeToken
}>`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font-size: ${text.small};
  line-height: 1.4;
  color: ${({ tone }) => color(tone)};
`
