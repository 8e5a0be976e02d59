import { PartNotLoadedError } from '../core/PartNotLoadedError.js'
import { detailOf, type NoticeContent } from './notices.js'
import type { ShownPlan, StateAccess } from './plannerState.js'

function failureNotice(error: unknown): NoticeContent {
  if (error instanceof PartNotLoadedError) return { code: 'part-not-loaded' }
  return { code: 'plan-failed', detail: detailOf(error) }
}

/** Goes back to the week on screen before, or to the form, and says why no week could be made. */
export function showWeekFailure({ get, set }: StateAccess, error: unknown, previous: ShownPlan | null): void {
  const { emit, notify, report } = get().actions
  set({ phase: previous ? { name: 'plan', plan: previous } : { name: 'profile' } })
  emit({ type: 'plan_failed' })
  notify(failureNotice(error))
  report(error)
}
