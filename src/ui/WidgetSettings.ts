import { createContext, useContext } from 'react'

/** Where full-screen overlays lie: over the whole page (top layer) or within the widget's own box. */
export type OverlayMode = 'page' | 'widget'

/** What the host decided about this widget, as far as its screens need to know. */
export interface WidgetSettings {
  readonly overlay: OverlayMode
  /** The profile leaves the device for an AI model. */
  readonly usesAi: boolean
  /** Somebody handles delivery subscriptions. */
  readonly canSubscribe: boolean
  readonly nonce: string | undefined
}

const WidgetSettingsContext = createContext<WidgetSettings>({
  overlay: 'page',
  usesAi: false,
  canSubscribe: false,
  nonce: undefined,
})

export const WidgetSettingsProvider = WidgetSettingsContext.Provider

export const useWidgetSettings = (): WidgetSettings => useContext(WidgetSettingsContext)
