import { noticeTopic } from './notices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

type NoticeActions = Pick<PlannerActions, 'notify' | 'dismissNotice' | 'withdrawNotices'>

/** Shows a notice and removes it. */
export function noticeActions({ get, set }: StateAccess, { onNotice }: PlannerStoreOptions): NoticeActions {
  let lastId = 0
  return {
    notify: (content, offersUndo) => {
      lastId += 1
      const id = lastId
      const topic = noticeTopic(content.code)
      const { notices, past } = get()
      const others = notices.filter(({ code }) => noticeTopic(code) !== topic)
      set({ notices: [...others, { ...content, id, ...(offersUndo && { undoneBy: past.at(-1) }) }] })
      onNotice?.(content)
    },
    dismissNotice: (id) => set({ notices: get().notices.filter((notice) => notice.id !== id) }),
    withdrawNotices: (...topics) => {
      const { notices } = get()
      const left = notices.filter(({ code }) => !topics.includes(noticeTopic(code)))
      if (left.length < notices.length) set({ notices: left })
    },
  }
}
