import type { KeepingContext } from '../../src/host/keepingContext.js'
import { mergeMessages } from '../../src/messages/mergeMessages.js'
import type { PlannerStore } from '../../src/store/plannerStore.js'
import { PLAN_TABS } from '../../src/store/planTabs.js'

/** What the code that keeps a widget's state needs, as the widget gives it in its first render. */
export function keepingContext(
  store: PlannerStore,
  latest: KeepingContext['latest'],
  warn: KeepingContext['warn'] = () => undefined,
): KeepingContext {
  const messages = { current: mergeMessages(undefined, () => undefined) }
  return { store, first: latest.current, latest, messages, warn, allTabs: PLAN_TABS }
}
