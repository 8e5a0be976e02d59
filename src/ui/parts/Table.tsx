import { styled } from '../styled.js'
import { color, onTiny, space, text } from '../theme.js'

/** In a tiny widget the header of a row has a line of its own. */
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
  ${onTiny} {
    & tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.xs};
    }
    & :is(th, td) {
      padding-inline-end: 0;
    }
    & :is(tbody th, thead th:first-of-type) {
      grid-column: 1 / -1;
    }
    & tbody td {
      border: 0;
    }
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
