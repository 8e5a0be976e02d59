import { type ForwardedRef, forwardRef, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { checkProps } from './host/checkProps.js'
import { LastBoundary } from './host/LastBoundary.js'
import type { MealPlannerHandle, MealPlannerProps } from './host/MealPlannerProps.js'
import { readFormat } from './host/readProps.js'
import { readShownTheme, readTheme } from './host/readTheme.js'
import { ScreenBoundary } from './host/ScreenBoundary.js'
import { ShadowFrame } from './host/ShadowFrame.js'
import { useCatalogProblems } from './host/useCatalogProblems.js'
import { useFreshFoods } from './host/useFreshFoods.js'
import { useHandle } from './host/useHandle.js'
import { useHostCallbacks } from './host/useHostCallbacks.js'
import { useKeeping } from './host/useKeeping.js'
import { useLatest } from './host/useLatest.js'
import { usePlannerStore } from './host/usePlannerStore.js'
import { useRead } from './host/useRead.js'
import { useSettings } from './host/useSettings.js'
import { useStable } from './host/useStable.js'
import { useWarn } from './host/useWarn.js'
import { MessagesProvider } from './messages/MessagesContext.js'
import { mergeMessages } from './messages/mergeMessages.js'
import { PlannerProvider } from './store/PlannerContext.js'
import { FormatProvider, metricFormat } from './ui/format.js'
import { PlannerScreen } from './ui/PlannerScreen.js'
import { WidgetRoot } from './ui/parts/WidgetRoot.js'
import { StyleProvider } from './ui/StyleProvider.js'
import { WidgetSettingsProvider } from './ui/WidgetSettings.js'

function MealPlannerWidget(given: MealPlannerProps, ref: ForwardedRef<MealPlannerHandle>) {
  const warn = useWarn()
  const props = checkProps(given, warn)
  const catalog = useStable(props.catalog)
  const latest = useLatest(catalog ? { ...props, catalog } : props)
  const frame = useRef<HTMLElement>(null)
  const [Isolation] = useState(() => (props.isolation === 'shadow' ? ShadowFrame : StyleProvider))

  const settings = useSettings(props, warn)
  const { nonce, idPrefix } = settings
  const messages = useRead('messages', props.messages, mergeMessages, warn)
  const localFormat = useRead('locale', props.locale, readFormat, warn)
  const theme = useRead('theme', props.theme, idPrefix ? readShownTheme : readTheme, warn)
  useCatalogProblems(catalog, warn)

  const latestMessages = useLatest(messages)
  const store = usePlannerStore(latest, latestMessages, warn)
  const units = useStore(store, ({ choices }) => choices.units ?? props.units)
  const format = useMemo(
    () => (units === 'metric' ? metricFormat(localFormat) : localFormat),
    [units, localFormat],
  )
  useHostCallbacks(store, latest)
  useFreshFoods(catalog, store)
  useKeeping(store, props, latest, latestMessages, warn)
  useHandle(ref, store, frame, { messages, format, page: settings })

  return (
    <Isolation nonce={nonce}>
      <MessagesProvider value={messages}>
        <FormatProvider value={format}>
          <WidgetSettingsProvider value={settings}>
            <PlannerProvider store={store}>
              <WidgetRoot theme={theme} lang={settings.lang}>
                <ScreenBoundary latest={latest}>
                  <PlannerScreen frame={frame} />
                </ScreenBoundary>
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
 * The whole planner in one component. From body, goal and budget it makes a week of meals and a priced grocery list,
 * and offers to have it delivered. It works without a server; `apiBase` adds the AI and the delivery calls.
 */
export const MealPlanner = forwardRef<MealPlannerHandle, MealPlannerProps>((props, ref) => (
  <LastBoundary onError={props.onError}>
    <Widget {...props} ref={ref} />
  </LastBoundary>
))
