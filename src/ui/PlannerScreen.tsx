import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useMessages } from '../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../store/PlannerContext.js'
import type { PlannerPhase } from '../store/plannerState.js'
import { LoadingOverlay } from './loading/LoadingOverlay.js'
import { Notices } from './parts/Notices.js'
import { WidgetFrame } from './parts/WidgetFrame.js'
import { ProfileScreen } from './profile/ProfileScreen.js'
import { useWidgetSettings } from './WidgetSettings.js'

const BackToPlan = lazy(async () => ({ default: (await import('./planner.chunk.js')).BackToPlan }))
const PlanScreen = lazy(async () => ({ default: (await import('./planner.chunk.js')).PlanWithMessages }))

function shownPlan(phase: PlannerPhase) {
  if (phase.name === 'plan') return phase.plan
  return phase.name === 'generating' ? phase.previous : null
}

/**
 * Shows the screen of the current phase. When the screen changes, the focus moves to its start; on mount the focus
 * stays where it is.
 */
export function PlannerScreen({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { widget } = useMessages()
  const { overlay } = useWidgetSettings()
  const { prepare } = usePlannerActions()
  const plan = usePlanner((state) => shownPlan(state.phase))
  const isGenerating = usePlanner((state) => state.phase.name === 'generating')
  const isPlanBehind = usePlanner((state) => state.planBehindForm !== null)
  const screen = plan ? 'plan' : 'profile'
  const lastScreen = useRef(screen)

  useEffect(() => {
    if (lastScreen.current === screen) return
    lastScreen.current = screen
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'start' })
  }, [screen, frame])

  return (
    <WidgetFrame
      ref={frame}
      tabIndex={-1}
      aria-label={widget.region}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) prepare()
      }}
    >
      {!plan && <Notices />}
      {!plan && isPlanBehind && (
        <Suspense fallback={null}>
          <BackToPlan />
        </Suspense>
      )}
      {plan ? (
        <Suspense fallback={<p role="status">{widget.loadingPart}</p>}>
          <PlanScreen plan={plan} />
        </Suspense>
      ) : (
        <ProfileScreen />
      )}
      {isGenerating && <LoadingOverlay mode={overlay} />}
    </WidgetFrame>
  )
}
