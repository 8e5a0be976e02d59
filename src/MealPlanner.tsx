import { useEffect, useMemo, useRef, useState } from 'react'
import { EMPTY_PROFILE } from './core/profile.js'
import { createServices } from './createServices.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import { defaultMessages } from './messages/en.js'
import { MessagesProvider } from './messages/MessagesContext.js'
import { noticeRole } from './store/notices.js'
import { PlannerProvider } from './store/PlannerContext.js'
import { createPlannerStore, DEFAULT_PAUSES, type Pauses } from './store/plannerStore.js'
import { BrokenScreen } from './ui/BrokenScreen.js'
import { createFormat, FormatProvider } from './ui/format.js'
import { noticeText } from './ui/noticeText.js'
import { PlannerScreen } from './ui/PlannerScreen.js'
import { WidgetRoot } from './ui/parts/WidgetRoot.js'
import { StyleProvider } from './ui/StyleProvider.js'
import { WidgetErrorBoundary } from './ui/WidgetErrorBoundary.js'
import { type WidgetSettings, WidgetSettingsProvider } from './ui/WidgetSettings.js'

const DEFAULT_LOCALE = 'en-US'

function readPauses(pauses: MealPlannerProps['pauses']): Pauses {
  if (typeof pauses === 'number') return { firstMs: pauses, againMs: pauses }
  return { ...DEFAULT_PAUSES, ...pauses }
}

/** One store per mounted widget. It reads the newest props at each use, so a host's re-render restarts nothing. */
function usePlannerStoreOf(props: MealPlannerProps) {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  return useState(() =>
    createPlannerStore({
      services: createServices(() => latest.current),
      initialProfile: { ...EMPTY_PROFILE, ...latest.current.initialProfile },
      pauses: () => readPauses(latest.current.pauses),
      now: () => new Date(),
      newKey: () => crypto.randomUUID(),
      onNotice: (notice) =>
        latest.current.onNotice?.({
          code: notice.code,
          kind: noticeRole(notice.code),
          text: noticeText(defaultMessages, notice),
        }),
      hostChangesPreferences: () => {
        const { onChangePreferences } = latest.current
        onChangePreferences?.()
        return onChangePreferences !== undefined
      },
    }),
  )[0]
}

/**
 * The whole experience in one component: body, goal and budget in; a week of meals, a priced grocery list and an offer
 * to have it delivered out. Works without any server; `apiBase` adds the AI and the delivery calls.
 */
export function MealPlanner(props: MealPlannerProps) {
  const { apiBase, onSubscribe, overlay = 'page', locale = DEFAULT_LOCALE, nonce, theme } = props
  const store = usePlannerStoreOf(props)
  const format = useMemo(() => createFormat(locale), [locale])
  const usesAi = apiBase !== undefined
  const canSubscribe = usesAi || onSubscribe !== undefined
  const settings = useMemo(
    (): WidgetSettings => ({ overlay, usesAi, canSubscribe, nonce }),
    [overlay, usesAi, canSubscribe, nonce],
  )
  return (
    <StyleProvider nonce={nonce}>
      <MessagesProvider value={defaultMessages}>
        <FormatProvider value={format}>
          <WidgetSettingsProvider value={settings}>
            <PlannerProvider store={store}>
              <WidgetRoot data-scheme={theme?.colorScheme ?? 'auto'}>
                <WidgetErrorBoundary
                  onError={(error) => console.error('MealPlanner: a screen failed to render.', error)}
                  fallback={(retry) => (
                    <BrokenScreen
                      onBack={() => {
                        store.getState().actions.backToForm()
                        retry()
                      }}
                    />
                  )}
                >
                  <PlannerScreen />
                </WidgetErrorBoundary>
              </WidgetRoot>
            </PlannerProvider>
          </WidgetSettingsProvider>
        </FormatProvider>
      </MessagesProvider>
    </StyleProvider>
  )
}
