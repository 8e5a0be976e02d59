import styled from '@emotion/styled'
import { Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { color, radius, space, text } from '../theme.js'
import { Icon } from './Icon.js'

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid ${color('accent')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  font-size: ${text.body};
  line-height: 1.5;
  & > svg {
    margin-block-start: 1px;
    color: ${color('accent')};
  }
  &[data-kind='caution'] {
    border-inline-start-color: ${color('low')};
  }
  &[data-kind='caution'] > svg {
    color: ${color('low')};
  }
`

/** Something to know (`info`) or to be careful about (`caution`), said where it matters. */
export function Note({ kind, children }: { kind: 'info' | 'caution'; children: ReactNode }) {
  return (
    <Box data-kind={kind}>
      {kind === 'caution' ? <Icon of={TriangleAlert} size={20} /> : <Icon of={Info} size={20} />}
      <div>{children}</div>
    </Box>
  )
}
