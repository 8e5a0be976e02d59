import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { hasOwnTargetFault } from '../../store/profileDraft.js'
import { Icon } from '../parts/Icon.js'
import { Stack } from '../parts/Stack.js'
import { Surface } from '../parts/Surface.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { focusRing, fromMedium, radius, space } from '../theme.js'
import { useOnDemand } from '../useOnDemand.js'
import { loadAnswerParts } from './loadAnswerParts.js'

const Fold = styled(Surface.withComponent('details'))`
  display: block;
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.s} ${space.l};
    border-radius: ${radius.card};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
    ${fromMedium} {
      padding-inline: ${space.xl};
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

/** "More choices", folded: what most visitors leave as it is. Its fields load when it opens. */
export function MoreChoices() {
  const { title, hint, loading } = useMessages().profile.moreChoices
  const isFaulty = usePlanner((state) => hasOwnTargetFault(state.errors))
  const [isOpen, setOpen] = useState(false)
  const parts = useOnDemand(loadAnswerParts, isOpen || isFaulty)
  return (
    <Fold open={isOpen || isFaulty} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {title}
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
