import { color, text } from '../theme.js'

/** The line below a button's name that says more about it. */
export const smallLine = `
  & small {
    display: block;
    font-size: ${text.small};
    font-weight: 400;
    line-height: 18px;
    color: ${color('muted')};
  }
`
