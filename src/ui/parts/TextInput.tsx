import { styled } from '../styled.js'
import { controlStyle } from './controlStyle.js'

/** A one-line text control; give it its label with {@link Field}. */
export const TextInput = styled('input')`
  ${controlStyle}
`
