import styled from '@emotion/styled'
import type { Macros } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { color, space, text } from '../theme.js'
import { MACRO_TONE } from './macroNames.js'

const Line = styled.span`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font-size: ${text.small};
  line-height: 1.5;
`

const Macro = styled('span', { shouldForwardProp: (prop) => prop !== 'macro' })<{
  macro: 'protein' | 'carbs' | 'fat'
}>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  white-space: nowrap;
  &::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${({ macro }) => color(MACRO_TONE[macro])};
    content: '';
  }
`

/** Energy and macros in one line: `1,850 kcal P 120 g C 180 g F 60 g`. */
export function MacroLine({ macros }: { macros: Macros }) {
  const messages = useMessages().plan
  const { whole, grams } = useFormat()
  return (
    <Line>
      <bdi>{messages.kcal(whole(macros.calories))}</bdi>
      {(['protein', 'carbs', 'fat'] as const).map((macro) => (
        <Macro key={macro} macro={macro}>
          <span aria-hidden>{messages.macroLetter[macro]}</span>
          <VisuallyHidden>{messages.macro[macro]}</VisuallyHidden>
          <bdi>{grams(macros[macro])}</bdi>
        </Macro>
      ))}
    </Line>
  )
}
