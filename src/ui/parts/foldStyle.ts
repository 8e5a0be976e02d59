import { focusRing, space } from '../theme.js'

/** The style of a `details` element. An icon in its summary turns over when it opens. */
export const foldStyle = `
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    cursor: pointer;
    ${focusRing}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`
