import { Sun } from 'lucide'
import { useCallback, useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { styled } from '../styled.js'
import { color } from '../theme.js'
import { canKeepAwake, useWakeLock } from './useWakeLock.js'

const Toggle = styled(Button)`
  position: relative;
  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
  }
`

/** A narrow widget shows the icon only. Screen readers get the words. */
const Words = styled('span')`
  @container mp (max-width: 479.98px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/**
 * Keeps the screen on while the list shows, if the visitor wants that. Renders nothing if the browser cannot do it.
 */
export function KeepAwake() {
  const { keepAwake } = usePlanMessages().groceries
  const [isOn, setIsOn] = useState(false)
  const turnOff = useCallback(() => setIsOn(false), [])
  useWakeLock(isOn, turnOff)
  if (!canKeepAwake()) return null
  return (
    <Toggle aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
      <Icon of={Sun} />
      <Words>{keepAwake}</Words>
    </Toggle>
  )
}
