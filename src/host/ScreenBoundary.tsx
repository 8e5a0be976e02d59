import type { ReactNode, RefObject } from 'react'
import { usePlannerActions } from '../store/PlannerContext.js'
import { BrokenScreen } from '../ui/BrokenScreen.js'
import { WidgetErrorBoundary } from '../ui/WidgetErrorBoundary.js'
import { callHost } from './callHost.js'
import type { CheckedProps } from './MealPlannerProps.js'

interface ScreenBoundaryProps {
  readonly latest: RefObject<CheckedProps>
  readonly children: ReactNode
}

/** Shows a way back to the form in place of a screen that fails to render, and reports the failure to the host. */
export function ScreenBoundary({ latest, children }: ScreenBoundaryProps) {
  const { backToForm } = usePlannerActions()
  return (
    <WidgetErrorBoundary
      onError={(error) => {
        console.error('MealPlanner: a screen failed to render.', error)
        callHost('onError', latest.current.onError, error)
      }}
      fallback={(retry) => (
        <BrokenScreen
          onBack={() => {
            backToForm()
            retry()
          }}
        />
      )}
    >
      {children}
    </WidgetErrorBoundary>
  )
}
