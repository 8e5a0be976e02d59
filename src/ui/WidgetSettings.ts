import { createContext, useContext } from 'react'
import { PLAN_TABS, type PlanTab } from '../store/plannerState.js'

/** Where full-screen overlays lie: over the whole page (top layer) or within the widget's own box. */
export type OverlayMode = 'page' | 'widget'

/** What the host decided about this widget, as far as its screens need to know. */
export interface WidgetSettings {
  readonly overlay: OverlayMode
  /** The profile leaves the device for an AI model. */
  readonly usesAi: boolean
  /** Somebody handles delivery subscriptions. */
  readonly canSubscribe: boolean
  /** The shop has a cart. */
  readonly canAddToCart: boolean
  readonly nonce: string | undefined
  /** Which tabs to show, in this order. */
  readonly tabs: readonly PlanTab[]
  /** Who delivers, where the host says so. */
  readonly deliveryProvider: { readonly name: string; readonly text?: string } | null
  /** What the widget's ids begin with, see `useOwnId`. */
  readonly idPrefix: string
}

/** A widget whose host decided nothing. */
export const DEFAULT_WIDGET_SETTINGS: WidgetSettings = {
  overlay: 'page',
  usesAi: false,
  canSubscribe: false,
  canAddToCart: false,
  nonce: undefined,
  tabs: PLAN_TABS,
  deliveryProvider: null,
  idPrefix: '',
}

const WidgetSettingsContext = createContext(DEFAULT_WIDGET_SETTINGS)

export const WidgetSettingsProvider = WidgetSettingsContext.Provider

export const useWidgetSettings = (): WidgetSettings => useContext(WidgetSettingsContext)
