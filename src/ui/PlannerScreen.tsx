import { type RefObject, useDeferredValue, useRef, useState } from 'react'
import { useMessages } from '../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../store/PlannerContext.js'
import type { PlannerPhase } from '../store/plannerState.js'
import { LoadingOverlay } from './loading/LoadingOverlay.js'
import { loadPlannerPart } from './loadPlannerPart.js'
import { Notices } from './parts/Notices.js'
import { WidgetFrame } from './parts/WidgetFrame.js'
import { ProfileScreen } from './profile/ProfileScreen.js'
import { useCover } from './useCover.js'
import { useOnDemand } from './useOnDemand.js'
import { useSightAndFocus } from './useSightAndFocus.js'
import { useSteadyClicks } from './useSteadyClicks.js'
import { useWidgetSettings } from './WidgetSettings.js'

/** Two frames. */
const DRAWN_MS = 32

/** Always the same element, so that React leaves the form alone when only the phase changes. */
const form = <ProfileScreen />

function shownPlan(phase: PlannerPhase) {
  if (phase.name === 'plan') return phase.plan
  return phase.name === 'generating' ? phase.previous : null
}

/**
 * Shows the screen of the current phase. When the screen changes, the focus moves to its start, but not before the
 * visitor has used the widget: a kept plan may come back while they read another part of the page.
 */
export function PlannerScreen({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { widget } = useMessages()
  const { overlay } = useWidgetSettings()
  const { prepare } = usePlannerActions()
  // As late as the plan itself, so that no form shows in between.
  const isOpening = useDeferredValue(usePlanner((state) => state.isOpening))
  const current = usePlanner((state) => (state.isOpening ? null : shownPlan(state.phase)))
  const isGenerating = usePlanner((state) => state.phase.name === 'generating')
  const aboveForm = usePlanner((state) => state.planBehindForm ?? state.subscriptions[0])
  const isInUse = useRef(false)
  const steadyClicks = useSteadyClicks()
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null)
  const part = useOnDemand(loadPlannerPart, !!(current || isGenerating || aboveForm), setFailure)
  // React draws another screen in slices behind the visible one, so that the page can answer meanwhile.
  const drawn = useDeferredValue(current)
  const isCovered = useCover(isGenerating, drawn === current)
  const plan = current && (isCovered || !drawn) ? drawn : current
  const shownAboveForm = useDeferredValue(aboveForm) ?? aboveForm
  useSightAndFocus(frame, isInUse, isCovered, plan)

  if (plan && !part && failure) throw failure.cause

  return (
    <WidgetFrame
      ref={frame}
      tabIndex={-1}
      aria-label={widget.region}
      onMouseDownCapture={steadyClicks}
      onClickCapture={steadyClicks}
      onFocus={(event) => {
        isInUse.current = true
        // After the browser has drawn the focus: asking for the parts takes a slow device longer than drawing it.
        if (event.target !== event.currentTarget) setTimeout(prepare, DRAWN_MS)
      }}
    >
      {!plan && <Notices />}
      {!plan && shownAboveForm && part && <part.AboveFormOnDemand />}
      {!plan && !isOpening ? (
        form
      ) : plan && part ? (
        <part.PlanWithMessages plan={plan} isCovered={isCovered} />
      ) : (
        <p role="status">{widget.loadingPart}</p>
      )}
      {isCovered && <LoadingOverlay mode={overlay}>{part && <part.WeekProgress />}</LoadingOverlay>}
    </WidgetFrame>
  )
}
