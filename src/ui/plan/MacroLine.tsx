import { MACRONUTRIENTS, type Macros } from '../../core/nutrition/macros.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import { MACRO_TONE } from './macroBars.js'

const Amounts = styled('span')`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font-size: ${text.small};
  white-space: nowrap;
`

const Dot = styled('span')<{ macro: 'protein' | 'carbs' | 'fat' }>`
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  margin-inline-end: ${space.xs};
  border-radius: 50%;
  background: ${({ macro }) => color(MACRO_TONE[macro])};
`

/** Calories and macros in one line: `1,850 kcal P 120 g C 180 g F 60 g`. */
export function MacroLine({ macros }: { macros: Macros }) {
  const messages = usePlanMessages().plan
  const { whole, grams } = useFormat()
  return (
    <Amounts>
      <bdi>{messages.kcal(whole(macros.calories))}</bdi>
      {MACRONUTRIENTS.map((macro) => (
        <span key={macro}>
          <Dot macro={macro} />
          <span aria-hidden>{messages.macroLetter[macro]}</span>{' '}
          <VisuallyHidden>{messages.macro[macro]}</VisuallyHidden> <bdi>{grams(macros[macro])}</bdi>
        </span>
      ))}
    </Amounts>
  )
}
