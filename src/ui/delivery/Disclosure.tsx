import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../parts/Icon.js'
import { styled } from '../styled.js'
import { color, focusRing, space, TOUCH_TARGET } from '../theme.js'

const Details = styled('details')`
  & + & {
    border-block-start: 1px solid ${color('line')};
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-block-size: ${TOUCH_TARGET};
    padding-block: ${space.xs};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > :not(summary) {
    padding-block-end: ${space.l};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

/** A line that opens what is below it. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Details>
      <summary>
        {summary}
        <Icon of={ChevronDown} size={20} tone="muted" />
      </summary>
      {children}
    </Details>
  )
}
