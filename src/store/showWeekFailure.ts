import { detailOf, failureNotice, type NoticeContent } from './notices.js'
import type { ShownPlan, StateAccess } from './plannerState.js'

function weekFailureNotice(error: unknown): NoticeContent {
  const notice = failureNotice(error)
  return notice.code === 'failed' ? { code: 'plan-failed', detail: detailOf(error) } : notice
}

/** Goes back to the week on screen before, or to the form, and says why no week could be made. */
export function showWeekFailure({ get, set }: StateAccess, error: unknown, previous: ShownPlan | null): void {
  const { emit, notify, report } = get().actions
  set({ phase: previous ? { name: 'plan', plan: previous } : { name: 'profile' } })
  emit({ type: 'plan_failed' })
  notify(weekFailureNotice(error))
  report(error)
}
