import type { ComponentProps } from 'react'
import { styled } from '../styled.js'

const Bare = styled('ul')`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A list without bullets. Its role is explicit, because Safari drops the role together with the bullets. */
export function List(props: ComponentProps<'ul'>) {
  return <Bare role="list" {...props} />
}
