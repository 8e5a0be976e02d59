import { type ForwardedRef, forwardRef, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { callHost } from './host/callHost.js'
import { checkProps } from './host/checkProps.js'
import { createHandle } from './host/createHandle.js'
import { LastBoundary } from './host/LastBoundary.js'
import type { MealPlannerHandle, MealPlannerProps } from './host/MealPlannerProps.js'
import { readFormat, readTabs } from './host/readProps.js'
import { readShownTheme, readTheme } from './host/readTheme.js'
import { ShadowFrame } from './host/ShadowFrame.js'
import { useCatalogProblems } from './host/useCatalogProblems.js'
import { useHostCallbacks } from './host/useHostCallbacks.js'
import { useIdPrefix } from './host/useIdPrefix.js'
import { useLatest } from './host/useLatest.js'
import { usePlannerStore } from './host/usePlannerStore.js'
import { useProblemLog } from './host/useProblemLog.js'
import { useRead } from './host/useRead.js'
import { useStable } from './host/useStable.js'
import { MessagesProvider } from './messages/MessagesContext.js'
import { mergeMessages } from './messages/mergeMessages.js'
import { PlannerProvider } from './store/PlannerContext.js'
import { BrokenScreen } from './ui/BrokenScreen.js'
import { FormatProvider } from './ui/format.js'
import { PlannerScreen } from './ui/PlannerScreen.js'
import { WidgetRoot } from './ui/parts/WidgetRoot.js'
import { StyleProvider } from './ui/StyleProvider.js'
import { WidgetErrorBoundary } from './ui/WidgetErrorBoundary.js'
import { type WidgetSettings, WidgetSettingsProvider } from './ui/WidgetSettings.js'

function MealPlannerWidget(given: MealPlannerProps, ref: ForwardedRef<MealPlannerHandle>) {
  const tell = useProblemLog()
  const props = checkProps(given, tell)
  const { apiBase, onSubscribe, onAddToCart, overlay = 'page' } = props
  const latest = useLatest(props)
  const frame = useRef<HTMLElement>(null)
  // A page that moves on without a reload gets new nonces, but its document goes on letting in the first one.
  const [nonce] = useState(props.nonce)
  const [Isolation] = useState(() => (props.isolation === 'shadow' ? ShadowFrame : StyleProvider))

  const messages = useRead('messages', props.messages, mergeMessages, tell)
  const format = useRead('locale', props.locale, readFormat, tell)
  const tabs = useRead('tabs', props.tabs, readTabs, tell)
  const idPrefix = useIdPrefix()
  const theme = useRead('theme', props.theme, idPrefix ? readShownTheme : readTheme, tell)
  const deliveryProvider = useStable(props.deliveryProvider)
  useCatalogProblems(useStable(props.catalog), tell)
  const store = usePlannerStore(latest, useLatest(messages), tell)
  useHostCallbacks(store, latest)

  const usesAi = apiBase !== undefined
  const canSubscribe = usesAi || onSubscribe !== undefined
  const canAddToCart = onAddToCart !== undefined
  const settings = useMemo(
    (): WidgetSettings => ({
      overlay,
      usesAi,
      canSubscribe,
      canAddToCart,
      nonce,
      tabs,
      deliveryProvider: deliveryProvider ?? null,
      idPrefix,
    }),
    [overlay, usesAi, canSubscribe, canAddToCart, nonce, tabs, deliveryProvider, idPrefix],
  )

  const printing = useLatest({ messages, format, nonce })
  useImperativeHandle(
    ref,
    () =>
      createHandle(store, frame, async () => {
        const { printGroceries } = await import('./ui/planner.chunk.js')
        const { phase, actions } = store.getState()
        if (phase.name === 'plan') printGroceries(phase.plan, { ...printing.current, actions })
      }),
    [store, printing],
  )

  return (
    <Isolation nonce={nonce}>
      <MessagesProvider value={messages}>
        <FormatProvider value={format}>
          <WidgetSettingsProvider value={settings}>
            <PlannerProvider store={store}>
              <WidgetRoot theme={theme}>
                <WidgetErrorBoundary
                  onError={(error) => {
                    console.error('MealPlanner: a screen failed to render.', error)
                    callHost('onError', latest.current.onError, error)
                  }}
                  fallback={(retry) => (
                    <BrokenScreen
                      onBack={() => {
                        store.getState().actions.backToForm()
                        retry()
                      }}
                    />
                  )}
                >
                  <PlannerScreen frame={frame} />
                </WidgetErrorBoundary>
              </WidgetRoot>
            </PlannerProvider>
          </WidgetSettingsProvider>
        </FormatProvider>
      </MessagesProvider>
    </Isolation>
  )
}

const Widget = forwardRef(MealPlannerWidget)

/**
 * The whole experience in one component: body, goal and budget in; a week of meals, a priced grocery list and an offer
 * to have it delivered out. Works without any server; `apiBase` adds the AI and the delivery calls.
 */
export const MealPlanner = forwardRef<MealPlannerHandle, MealPlannerProps>((props, ref) => (
  <LastBoundary onError={props.onError}>
    <Widget {...props} ref={ref} />
  </LastBoundary>
))
