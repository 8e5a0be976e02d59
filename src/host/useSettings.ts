import { useState } from 'react'
import type { WidgetSettings } from '../ui/WidgetSettings.js'
import type { CheckedProps } from './MealPlannerProps.js'
import { readTabs } from './readProps.js'
import { useIdPrefix } from './useIdPrefix.js'
import { useRead } from './useRead.js'
import { useStable } from './useStable.js'
import type { Warn } from './useWarn.js'

/** The server of an address; null for a value that is not an address. Without a page, a path has no server. */
function originOf(url: string): string | null {
  try {
    return new URL(url, globalThis.document?.baseURI).origin
  } catch {
    return null
  }
}

/**
 * The server that cancels subscriptions must also make them, unless the host names its path. Another server's codes would
 * mean nothing to it.
 */
function cancelsWhatItMakes({ apiBase, endpoints }: CheckedProps): boolean {
  if (apiBase === undefined) return false
  const { subscribe = '', cancel } = endpoints ?? {}
  return cancel !== undefined || !/^https?:/i.test(subscribe) || originOf(subscribe) === originOf(apiBase)
}

/** What the host's props decide for the screens. The object changes only if a decision changes. */
export function useSettings(props: CheckedProps, warn: Warn): WidgetSettings {
  const { overlay = 'page', headingLevel = 2 } = props
  // A page that navigates without a reload makes new nonces, but its document still accepts only the first one.
  const [nonce] = useState(props.nonce)
  const idPrefix = useIdPrefix()
  const tabs = useRead('tabs', props.tabs, readTabs, warn)
  const deliveryProvider = props.deliveryProvider ?? null
  const pictures = props.pictures ?? null
  const usesAi = props.apiBase !== undefined
  const canSubscribe = usesAi || props.onSubscribe !== undefined
  const hostCancels = props.onCancelSubscription !== undefined
  const canCancel = hostCancels || cancelsWhatItMakes(props)
  const givesCancelCodes = usesAi && canCancel && props.onSubscribe === undefined
  const canAddToCart = props.onAddToCart !== undefined
  const planLinks = props.planLinks === true
  const persists = props.persistKey !== undefined
  const givesAnswers = props.persistProfile === true && props.onStateChange !== undefined
  // A host's own words are in the language of its numbers, if it says so. Without, the page's language holds.
  const lang = props.messages === undefined ? 'en' : props.locale
  return useStable({
    overlay,
    headingLevel,
    usesAi,
    canSubscribe,
    canCancel,
    hostCancels,
    givesCancelCodes,
    canAddToCart,
    planLinks,
    persists,
    givesAnswers,
    lang,
    nonce,
    tabs,
    deliveryProvider,
    pictures,
    idPrefix,
  })
}
