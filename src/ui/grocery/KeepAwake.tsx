import { Sun } from 'lucide'
import { useCallback, useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color } from '../theme.js'
import { canKeepAwake, useWakeLock } from './useWakeLock.js'

const Toggle = styled(Button)`
  position: relative;
  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: 2px solid Highlight;
    }
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
  const { keepAwake, awakeRefused } = usePlanMessages().groceries
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  const isOn = state === 'on'
  const refuse = useCallback(() => setState('refused'), [])
  useWakeLock(isOn, refuse)
  if (!canKeepAwake()) return null
  return (
    <>
      <Toggle aria-pressed={isOn} onClick={() => setState(isOn ? 'off' : 'on')}>
        <Icon of={Sun} />
        <Words>{keepAwake}</Words>
      </Toggle>
      {state === 'refused' && (
        <Text size="small" role="alert">
          {awakeRefused}
        </Text>
      )}
    </>
  )
}
