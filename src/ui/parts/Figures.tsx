import { styled } from '../styled.js'
import { color, onTiny, space } from '../theme.js'

const Rows = styled('dl')`
  display: grid;
  gap: ${space.s};
  margin: 0;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.l};
    ${onTiny} {
      flex-wrap: wrap;
      gap: 0 ${space.s};
    }
  }
  & > [data-sum='true'] {
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color('line')};
    font-weight: 700;
  }
  & dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    margin-inline-start: auto;
    white-space: nowrap;
  }
`

interface Figure {
  readonly name: string
  readonly value: string
  /** Shows as the sum of the figures above. */
  readonly isSum?: boolean
}

/** Names and values in two columns, like a bill. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Rows>
      {figures.map(({ name, value, isSum }) => (
        <div key={name} data-sum={isSum}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Rows>
  )
}
