import { failureNotice } from '../../store/notices.js'
import { usePlannerActions } from '../../store/PlannerContext.js'

/**
 * Makes handlers of actions whose parts may fail to load. A failure goes to the console, to a notice and to the host's error
 * log.
 * @param failed what to write on the console
 */
export function useOrSay(failed: string) {
  const { notify, report } = usePlannerActions()
  return (action: () => Promise<void>) => () =>
    void action().catch((error: unknown) => {
      console.error(failed, error)
      notify(failureNotice(error))
      report(error)
    })
}
