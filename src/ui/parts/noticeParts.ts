import { styled } from '../styled.js'
import { color, fromMedium, inLowWindow, radius, space, text } from '../theme.js'

/** The form has no padding of its own. */
export const Shelf = styled('div')`
  position: sticky;
  inset-block-start: 0;
  z-index: 5;
  max-inline-size: 1200px;
  margin: 0 auto;
  section > & {
    padding-inline: ${space.l};
  }
  ${inLowWindow} {
    position: static;
  }
  ${fromMedium} {
    position: sticky;
  }
`

/**
 * The text hangs beside the icon and flows below the cross, which takes 32px beyond the padding, so that a long one leaves
 * room for the plan. Containment keeps the buttons inside if the last line has no room for them. Their boxes overlap, so
 * they have no borders, which forced colors would draw.
 */
export const Box = styled('div')`
  contain: layout;
  margin-block-start: ${space.s};
  padding: ${space.s} ${space.m};
  padding-inline-start: 36px;
  font-size: ${text.small};
  line-height: 1.4;
  border: 1px solid;
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
  color: ${color('danger')};
  [data-kind='status'] > & {
    color: ${color('good')};
  }
  &::before {
    float: inline-end;
    inline-size: 36px;
    block-size: ${space.l};
    content: '';
  }
  & > svg {
    position: absolute;
    inset-inline-start: ${space.m};
    block-size: 1.4em;
  }
  & > p {
    display: inline;
    font: inherit;
  }
  & > button {
    position: absolute;
    inset-block-start: -5px;
    inset-inline-end: 0;
    color: ${color('muted')};
  }
  & button {
    border: 0;
  }
  & textarea {
    inline-size: 100%;
    block-size: 160px;
    margin-block: ${space.s};
  }
  ${fromMedium} {
    font-size: ${text.body};
  }
`

/** Stays clear of the text, and of the cross, which reaches down to the second line. */
export const Steps = styled('div')`
  float: inline-end;
  display: flex;
  margin-block: -12px;
  margin-inline: ${space.xs} 32px;
  & > button {
    padding-inline: ${space.s};
  }
`
