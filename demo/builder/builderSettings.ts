import { type CatalogPrice, type ColorScheme, defaultMessages, type PlanTab } from 'react-meal-planner'

export const CORNERS = { square: '0', soft: '1', round: '1.8' } as const
export const DENSITIES = { close: '0.75', usual: '1', airy: '1.25' } as const
export const LOCALES = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'de-DE': 'Deutsch',
  'es-MX': 'Español',
} as const
export const TABS = defaultMessages.plan.tab
export const TAB_KEYS = Object.keys(TABS) as PlanTab[]

/** What a site's developer chooses on the page. */
export interface BuilderSettings {
  /** A colour such as `#1d7a4c`. */
  readonly brand: string
  readonly font: 'own' | 'page'
  readonly scheme: ColorScheme
  readonly corners: keyof typeof CORNERS
  readonly density: keyof typeof DENSITIES
  readonly tabs: readonly PlanTab[]
  readonly isolation: 'scoped' | 'shadow'
  readonly locale: keyof typeof LOCALES
  readonly units: 'us' | 'metric'
  readonly apiBase: string
  readonly prices: readonly CatalogPrice[]
}

/** What the widget does without any props. */
export const DEFAULT_SETTINGS: BuilderSettings = {
  brand: '#1d7a4c',
  font: 'own',
  scheme: 'auto',
  corners: 'soft',
  density: 'usual',
  tabs: TAB_KEYS,
  isolation: 'scoped',
  locale: 'en-US',
  units: 'us',
  apiBase: '',
  prices: [],
}
