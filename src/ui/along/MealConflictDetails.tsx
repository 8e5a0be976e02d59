import { Button } from '../parts/Button.js'
import { Note } from '../parts/Note.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { useAlongMessages } from './useAlongMessages.js'

const Place = styled('div')`
  padding: 0 ${space.l} ${space.m};
  & button {
    min-block-size: 0;
    padding: 0;
  }
`

interface MealConflictDetailsProps {
  readonly foodNames: readonly string[]
  readonly onSwap: (() => void) | undefined
}

/** See `MealConflictNote`. */
export function MealConflictDetails({ foodNames, onSwap }: MealConflictDetailsProps) {
  const { shared } = useAlongMessages()
  return (
    <Place>
      <Note kind="caution">
        {shared.notForYou(foodNames.join('; ') || shared.kosherMix)}{' '}
        {onSwap && (
          <Button variant="quiet" onClick={onSwap}>
            {shared.swap}
          </Button>
        )}
      </Note>
    </Place>
  )
}
