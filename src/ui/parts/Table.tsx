import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'

const Grid = styled('table')`
  border-collapse: collapse;
  font-size: ${text.small};
  & th,
  & td {
    padding-block: ${space.s};
    padding-inline-end: ${space.s};
    text-align: start;
    vertical-align: top;
  }
  & tbody :is(th, td) {
    border-block-start: 1px solid ${color('line')};
  }
  & tbody th {
    font-weight: 400;
    color: ${color('muted')};
  }
`

interface TableProps {
  readonly caption?: string
  /** The column headers. */
  readonly head: readonly string[]
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly string[])[]
}

/** A table with column and row headers. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <Grid>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
