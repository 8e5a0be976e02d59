import styled from '@emotion/styled'
import { color, space, text } from '../theme.js'
import { labelStyle } from './controlStyle.js'

/** Controls that belong together, without a frame; begin it with {@link Legend} or {@link GroupLegend}. */
export const FieldSet = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`

/** The label of a field made of several controls. */
export const Legend = styled.legend`
  ${labelStyle}
`

/** The heading of a group of fields. */
export const GroupLegend = styled.legend`
  ${labelStyle}
  margin: 0 0 ${space.l};
  font-size: ${text.title};
  font-weight: 700;
  line-height: 1.2;
  color: ${color('ink')};
`
