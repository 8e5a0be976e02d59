import { createContext, useContext } from 'react'
import { PLAN_TABS, type PlanTab } from '../store/planTabs.js'
import type { PictureOf } from './pictures/pictureOf.js'

/** What a full-screen overlay covers: the whole page (top layer) or the widget's own box. */
export type OverlayMode = 'page' | 'widget'

/** The address of a host's own picture; without one, ours is shown. */
export type HostPictures = (of: PictureOf) => string | null | undefined

/** The host's decisions that the screens depend on. */
export interface WidgetSettings {
  readonly overlay: OverlayMode
  /** The profile is sent to the host's server, which may ask an AI model. */
  readonly usesAi: boolean
  /** The host or its server handles delivery subscriptions. */
  readonly canSubscribe: boolean
  /** A subscription can be cancelled here: by its code, on a server, or by the host. */
  readonly canCancel: boolean
  /** The host cancels, so no code is needed. */
  readonly hostCancels: boolean
  /** That server also makes the subscriptions, so each may come with a code. */
  readonly givesCancelCodes: boolean
  /** The host has a cart. */
  readonly canAddToCart: boolean
  /** Links to a plan are offered: this page opens them. */
  readonly planLinks: boolean
  /** The browser is asked to keep the state, and may hold that of an earlier visit. */
  readonly persists: boolean
  /** The host gets the answers of the form with the state. */
  readonly givesAnswers: boolean
  /** The language of the widget's words, if it is known. */
  readonly lang: string | undefined
  readonly nonce: string | undefined
  /** The tabs to show, in this order. */
  readonly tabs: readonly PlanTab[]
  /** Who delivers, if the host says so. */
  readonly deliveryProvider: {
    readonly name: string
    readonly text?: string
    /** US dollars that the visitor is charged when subscribing. */
    readonly chargedTodayUsd?: number
  } | null
  /** The host's own pictures of foods and dishes. */
  readonly pictures: HostPictures | null
  /** The level of a screen's own heading; the others follow from it. */
  readonly headingLevel: number
  /** The prefix of the widget's ids, see `useOwnId`. */
  readonly idPrefix: string
}

/** The settings of a widget without props. */
export const DEFAULT_WIDGET_SETTINGS: WidgetSettings = {
  overlay: 'page',
  usesAi: false,
  canSubscribe: false,
  canCancel: false,
  hostCancels: false,
  givesCancelCodes: false,
  canAddToCart: false,
  planLinks: false,
  persists: false,
  givesAnswers: false,
  lang: undefined,
  nonce: undefined,
  tabs: PLAN_TABS,
  deliveryProvider: null,
  pictures: null,
  headingLevel: 2,
  idPrefix: '',
}

const WidgetSettingsContext = createContext(DEFAULT_WIDGET_SETTINGS)

export const WidgetSettingsProvider = WidgetSettingsContext.Provider

export const useWidgetSettings = (): WidgetSettings => useContext(WidgetSettingsContext)
