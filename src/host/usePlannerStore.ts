import { type RefObject, useEffect, useState } from 'react'
import type { WidgetMessages } from '../messages/mergeMessages.js'
import { noticeRole } from '../store/notices.js'
import { createPlannerStore, type PlannerStore } from '../store/plannerStore.js'
import { noticeText } from '../ui/noticeText.js'
import { callHost } from './callHost.js'
import { lazyServices } from './lazyServices.js'
import { loadCatalog } from './loadCatalog.js'
import { prepareServices } from './loadServices.js'
import type { CheckedProps } from './MealPlannerProps.js'
import { randomId } from './randomId.js'
import { randomSeed } from './randomSeed.js'
import { readInitialProfile } from './readInitialProfile.js'
import { readPauses } from './readProps.js'
import { readSafely } from './readSafely.js'
import type { Warn } from './useWarn.js'

/**
 * The store of one mounted widget, made once. A generation stops when the widget unmounts or is hidden, as by React's
 * `<Activity>`, and begins anew when it is shown again. The store reads the newest
 * props and messages at each use, so that a host's re-render restarts nothing.
 */
export function usePlannerStore(
  latest: RefObject<CheckedProps>,
  messages: RefObject<WidgetMessages>,
  warn: Warn,
): PlannerStore {
  const [store] = useState(() =>
    createPlannerStore({
      services: lazyServices(() => latest.current, warn),
      initialProfile: readSafely('initialProfile', latest.current.initialProfile, readInitialProfile, warn),
      initialSeed: () => latest.current.initialSeed,
      foods: async () => (await loadCatalog(latest.current.catalog)).foods,
      prepare: prepareServices,
      pauses: () => readPauses(latest.current.pauses),
      now: () => new Date(),
      newKey: randomId,
      newSeed: randomSeed,
      onNotice: (notice) =>
        callHost('onNotice', latest.current.onNotice, {
          code: notice.code,
          kind: noticeRole(notice.code),
          text: noticeText(messages.current, notice),
        }),
      // A copy, so that the host may change it.
      onSubscribed: (subscription) =>
        callHost('onSubscribed', latest.current.onSubscribed, { ...subscription }),
      onEvent: (event) => callHost('onEvent', latest.current.onEvent, event),
      onError: (error) => callHost('onError', latest.current.onError, error),
      hostChangesPreferences: () => {
        const { onChangePreferences } = latest.current
        // A callback that throws does not take over.
        let isTakenOver = false
        callHost('onChangePreferences', () => {
          const answer = onChangePreferences ? onChangePreferences() : false
          isTakenOver = answer !== false
          return answer
        })
        return isTakenOver
      },
    }),
  )
  useEffect(() => {
    const { resumeGeneration, pauseGeneration } = store.getState().actions
    resumeGeneration()
    return pauseGeneration
  }, [store])
  return store
}
