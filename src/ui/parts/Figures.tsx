import styled from '@emotion/styled'
import { color, space, text } from '../theme.js'
import { bareStyle } from './textStyle.js'

const Rows = styled.dl`
  ${bareStyle}
  display: grid;
  gap: ${space.s};
`

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.l};
  &[data-strong='true'] {
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color('line')};
    font-weight: 700;
  }
`

const Term = styled.dt`
  ${bareStyle}
  line-height: 1.5;
`

const Value = styled.dd`
  ${bareStyle}
  font-size: ${text.body};
  line-height: 1.5;
  white-space: nowrap;
`

interface Figure {
  readonly name: string
  readonly value: string
  /** Set off as a sum of the ones above. */
  readonly strong?: boolean
}

/** Names and numbers in two columns, like a bill. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Rows>
      {figures.map(({ name, value, strong = false }) => (
        <Row key={name} data-strong={strong}>
          <Term>{name}</Term>
          <Value>{value}</Value>
        </Row>
      ))}
    </Rows>
  )
}
