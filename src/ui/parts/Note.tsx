import { Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from '../styled.js'
import { color, radius, space } from '../theme.js'
import { Icon } from './Icon.js'
import { Line } from './Line.js'
import { Text } from './Text.js'

const Box = styled(Line)`
  align-items: start;
  padding: ${space.m} ${space.l};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid;
  border-radius: ${radius.control};
  background: ${color('surface')};
  color: ${color('accent')};
  &[data-kind='caution'] {
    color: ${color('low')};
  }
`

/** A remark beside its subject: `info` to know, `caution` to be careful. */
export function Note({ kind, children }: { kind: 'info' | 'caution'; children: ReactNode }) {
  return (
    <Box data-kind={kind}>
      <Icon of={kind === 'caution' ? TriangleAlert : Info} size={20} />
      <Text>{children}</Text>
    </Box>
  )
}
