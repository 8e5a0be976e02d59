import type { ShownPlan } from '../../store/plannerState.js'
import { Card } from '../parts/Card.js'
import { Stack } from '../parts/Stack.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { FileButtons } from './FileButtons.js'
import { KeptOnDevice } from './KeptOnDevice.js'
import { LinkFields } from './LinkFields.js'
import { PrintFields } from './PrintFields.js'
import { useAlongMessages } from './useAlongMessages.js'

/** The "Take it along" sheet: a link, files, prints, and what this browser keeps. */
export function TakeAlongSheet({ plan }: { plan: ShownPlan }) {
  const { title } = useAlongMessages()
  const { planLinks } = useWidgetSettings()
  return (
    <Card role="group" aria-label={title}>
      <Stack gap="xl">
        {planLinks && <LinkFields plan={plan} />}
        <FileButtons plan={plan} />
        <PrintFields plan={plan} />
        <KeptOnDevice />
      </Stack>
    </Card>
  )
}
