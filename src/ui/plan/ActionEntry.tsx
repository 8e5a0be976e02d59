import { ChevronRight, type IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { styled } from '../styled.js'
import { color, space } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { smallLine } from './smallLine.js'

const Entry = styled(Button)`
  display: grid;
  grid-template-columns: 20px 1fr 16px;
  justify-content: stretch;
  gap: 14px;
  min-block-size: 60px;
  padding: 11px ${space.l};
  border-width: 1px 0 0;
  border-color: ${color('line')};
  border-radius: 0;
  text-align: start;
  & > svg {
    color: ${color('muted')};
  }
  & > svg:dir(rtl):last-of-type {
    transform: scaleX(-1);
  }
  &[aria-expanded] > svg:last-of-type {
    transform: rotate(90deg);
  }
  &[aria-expanded='true'] > svg:last-of-type {
    transform: rotate(-90deg);
  }
  ${smallLine}
  &:focus-visible {
    outline-offset: -3px;
  }
`

interface ActionEntryProps extends ComponentProps<'button'> {
  readonly icon: IconNode
  readonly name: string
  /** What it does, in one line. */
  readonly meaning: string
}

/** An action in a list, with a line that says what it does. */
export function ActionEntry({ icon, name, meaning, ...rest }: ActionEntryProps) {
  const id = useOwnId()
  return (
    <Entry aria-label={name} aria-describedby={id} {...rest}>
      <Icon of={icon} size={20} />
      <span>
        {name}
        <small id={id}>
          <bdi>{meaning}</bdi>
        </small>
      </span>
      <Icon of={ChevronRight} size={16} />
    </Entry>
  )
}
