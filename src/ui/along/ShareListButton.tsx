import { type ComponentProps, useState } from 'react'
import { PartNotLoadedError } from '../../core/PartNotLoadedError.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { loadTakeAlong } from '../planParts.js'
import { SharedText } from './SharedText.js'

type Outcome = ComponentProps<typeof SharedText>

/** The outcome of sharing a list, which is untrue of the list of another plan. */
interface SharedList extends Outcome {
  readonly plan: ShownPlan
}

const NOTHING_SAID: Outcome = { said: '', refused: null, label: '' }

/** Shares or copies the grocery list alone. The code loads with the first press. */
export function ShareListButton({ plan }: { plan: ShownPlan }) {
  const { groceries, core } = usePlanMessages()
  const first = useMessages()
  const { report } = usePlannerActions()
  const format = useFormat()
  const [shared, setShared] = useState<SharedList>({ plan, ...NOTHING_SAID })
  const { said, refused, label } = shared.plan === plan ? shared : NOTHING_SAID

  async function share() {
    // The same outcome again is news again.
    setShared({ plan, ...NOTHING_SAID })
    const { shareList } = await loadTakeAlong()
    setShared({ plan, ...(await shareList(plan, { first, groceries, core, format })) })
  }

  return (
    <Stack gap="s">
      <Row>
        <Button
          onClick={() =>
            void share().catch((error: unknown) => {
              console.error('MealPlanner: the list could not be shared.', error)
              report(error)
              const said =
                error instanceof PartNotLoadedError ? first.notices.partNotLoaded : groceries.shareFailed
              setShared({ plan, ...NOTHING_SAID, said })
            })
          }
        >
          {groceries.share}
        </Button>
      </Row>
      <SharedText said={said} refused={refused} label={label} />
    </Stack>
  )
}
