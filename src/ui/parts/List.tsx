import type { ComponentProps } from 'react'
import { styled } from '../styled.js'

const Bare = styled('ul')`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A list without bullets. The role is explicit because Safari drops it together with the bullets. */
export function List(props: ComponentProps<'ul'>) {
  return <Bare role="list" {...props} />
}
