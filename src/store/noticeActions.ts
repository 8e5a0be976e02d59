import { isSameTopic } from './notices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

/** Raising a notice and taking it away. */
export function noticeActions(
  { get, set }: StateAccess,
  { onNotice }: PlannerStoreOptions,
): Pick<PlannerActions, 'notify' | 'dismissNotice'> {
  let lastId = 0
  return {
    notify: (content) => {
      lastId += 1
      const others = get().notices.filter((notice) => !isSameTopic(notice, content))
      set({ notices: [...others, { ...content, id: lastId }] })
      onNotice?.(content)
    },
    dismissNotice: (id) => set({ notices: get().notices.filter((notice) => notice.id !== id) }),
  }
}
