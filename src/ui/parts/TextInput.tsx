import { styled } from '../styled.js'
import { controlStyle } from './controlStyle.js'

/** A text control of one line; {@link Field} gives it its label. */
export const TextInput = styled('input')`
  ${controlStyle}
`
