import type { RefObject } from 'react'
import type { WidgetMessages } from '../messages/mergeMessages.js'
import type { PlannerStore } from '../store/plannerStore.js'
import type { PlanTab } from '../store/planTabs.js'
import type { CheckedProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

/** What keeping needs of the widget that it is for. */
export interface KeepingContext {
  readonly store: PlannerStore
  /** The props of the first render, of which those that are read once hold. */
  readonly first: CheckedProps
  readonly latest: RefObject<CheckedProps>
  readonly messages: RefObject<WidgetMessages>
  readonly warn: Warn
  /** All there are. An import of them here would make another file of the first load. */
  readonly allTabs: readonly PlanTab[]
}
