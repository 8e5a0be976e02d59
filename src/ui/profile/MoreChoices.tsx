import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { hasMoreFault } from '../../store/profileDraft.js'
import { foldStyle } from '../parts/foldStyle.js'
import { Icon } from '../parts/Icon.js'
import { Stack } from '../parts/Stack.js'
import { Surface } from '../parts/Surface.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium, radius, space } from '../theme.js'
import { remembered, useOnDemand } from '../useOnDemand.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

const loadMoreFields = remembered(() => import('./moreFields.chunk.js'))

const Fold = styled(Surface.withComponent('details'))`
  display: block;
  ${foldStyle}
  & > summary {
    padding: ${space.s} ${space.l};
    border-radius: ${radius.card};
    ${fromMedium} {
      padding-inline: ${space.xl};
    }
  }
`

/** "More choices", closed at first: fields that most visitors do not change. They load when it opens. */
export function MoreChoices() {
  const { title, hint, loading } = useMessages().profile.moreChoices
  const isFaulty = usePlanner((state) => hasMoreFault(state.errors))
  const [isOpen, setOpen] = useState(false)
  const parts = useOnDemand(loadMoreFields, isOpen || isFaulty)
  const read = (fold: HTMLDetailsElement) => setOpen(fold.open)
  return (
    <Fold
      ref={useEarlyAnswer(read)}
      open={isOpen || isFaulty}
      onToggle={(event) => read(event.currentTarget)}
    >
      <summary>
        <span>
          <b>{title}</b>
          <Text as="span" size="small" tone="muted">
            {hint}
          </Text>
        </span>
        <Icon of={ChevronDown} tone="muted" />
      </summary>
      {parts ? <parts.MoreFields /> : <Stack role="status">{loading}</Stack>}
    </Fold>
  )
}
