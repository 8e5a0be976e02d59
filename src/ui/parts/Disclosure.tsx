import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from '../styled.js'
import { color, space, TOUCH_TARGET } from '../theme.js'
import { foldStyle } from './foldStyle.js'
import { Icon } from './Icon.js'

const Details = styled('details')`
  ${foldStyle}
  & + & {
    border-block-start: 1px solid ${color('line')};
  }
  & > summary {
    min-block-size: ${TOUCH_TARGET};
    padding-block: ${space.xs};
    font-weight: 600;
  }
  & > :not(summary) {
    padding-block-end: ${space.l};
  }
`

/** A line that opens and closes the content below it. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Details>
      <summary>
        <bdi>{summary}</bdi>
        <Icon of={ChevronDown} size={20} tone="muted" />
      </summary>
      {children}
    </Details>
  )
}
