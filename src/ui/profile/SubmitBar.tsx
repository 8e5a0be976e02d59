import { type RefObject, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { isFilledIn } from '../../store/profileDraft.js'
import { Button } from '../parts/Button.js'
import { FootBar } from '../parts/FootBar.js'
import { styled } from '../styled.js'
import { color, fromWide, space, text } from '../theme.js'
import { focusFirstFault } from './focusFirstFault.js'
import { useFaultCount } from './useFaultCount.js'

/** As wide as the screen while it sticks to it. */
const Foot = styled(FootBar)`
  margin: calc(-1 * ${space.m}) calc(-1 * ${space.l}) 0;
  &[data-stays='false'] {
    position: static;
    border-color: transparent;
    background: none;
  }
  ${fromWide} {
    grid-column: 2;
  }
`

const SubmitButton = styled(Button)`
  min-block-size: 52px;
  font-size: ${text.large};
`

const FaultLink = styled(Button)`
  inline-size: 100%;
  color: ${color('danger')};
  text-decoration: underline;
`

interface SubmitBarProps {
  readonly form: RefObject<HTMLElement | null>
  readonly onSubmit: () => void
}

/**
 * The submit button and, after a refusal, the way to the first answer that needs another look. It sticks to the
 * screen once the numbers are filled in, but never covers answers that are wrong.
 */
export function SubmitBar({ form, onSubmit }: SubmitBarProps) {
  const { submit, refused } = useMessages().profile
  const faults = useFaultCount()
  /** Those that were said before the visitor came back to the form. */
  const [old, setOld] = useState(faults)
  if (old !== faults && old !== 0) setOld(0)
  const isFilled = usePlanner((state) => isFilledIn(state.draft))
  return (
    <Foot gap="s" data-stays={isFilled && faults === 0}>
      <div role={old > 0 ? undefined : 'alert'}>
        {faults > 0 && (
          <FaultLink variant="quiet" onClick={() => focusFirstFault(form)}>
            {refused(faults)}
          </FaultLink>
        )}
      </div>
      <SubmitButton variant="primary" onClick={onSubmit}>
        {submit}
      </SubmitButton>
    </Foot>
  )
}
