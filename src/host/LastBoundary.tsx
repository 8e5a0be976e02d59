import type { ReactNode } from 'react'
import { WidgetErrorBoundary } from '../ui/WidgetErrorBoundary.js'
import { callHost } from './callHost.js'
import type { MealPlannerProps } from './MealPlannerProps.js'

interface LastBoundaryProps {
  readonly onError: MealPlannerProps['onError']
  readonly children: ReactNode
}

/** Shows nothing if the widget cannot render at all, so that its error does not take down the host's React tree. */
export function LastBoundary({ onError, children }: LastBoundaryProps) {
  return (
    <WidgetErrorBoundary
      fallback={() => null}
      onError={(error) => {
        console.error('MealPlanner: the widget failed to render.', error)
        callHost('onError', onError, error)
      }}
    >
      {children}
    </WidgetErrorBoundary>
  )
}
