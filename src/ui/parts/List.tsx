import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { bareStyle } from './textStyle.js'

const BareList = styled.ul`
  ${bareStyle}
  list-style: none;
`

/** A list without marks. Its role is said again because Safari drops it together with the marks. */
export function List(props: ComponentProps<'ul'>) {
  return <BareList role="list" {...props} />
}

export const ListItem = styled.li`
  ${bareStyle}
  list-style: none;
  &::before {
    content: none;
  }
`
