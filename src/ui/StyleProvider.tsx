import createCache, { type EmotionCache, type Options } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useInsertionEffect, useState } from 'react'
import { raiseSpecificity } from './raiseSpecificity.js'
import { useIsFromServer } from './useIsFromServer.js'

interface StyleProviderProps {
  /** Nonce of the page's content security policy. */
  readonly nonce: string | undefined
  /** Where the style elements go. Default: the document's head. Read once. */
  readonly container?: Node
  readonly children: ReactNode
}

/**
 * Emotion begins another style element when its count of rules comes to 0. A new rule for the container's width makes
 * Chromium work out the styles of all that has a class in the same style element, which would be the whole widget.
 */
const RULES_AN_ELEMENT = 32

function createWidgetCache(nonce: string | undefined, container: Node | undefined): EmotionCache {
  const limitRules = () => {
    cache.sheet.ctr %= RULES_AN_ELEMENT
  }
  // Emotion takes undefined for its defaults, but its types do not say so.
  const options = { key: 'mp', nonce, container, stylisPlugins: [raiseSpecificity, limitRules] } as Options
  const cache = createCache(options)
  // Stops Emotion from writing a style element beside each element on the server, which breaks hydration.
  cache.compat = true
  return cache
}

/**
 * Writes the rules that the tree before it has used, on the server only. It must come last. The browser removes them
 * after hydration, when it has inserted its own. It never creates this element, because Trusted Types forbid its HTML.
 */
function ServerRules({ cache, nonce }: { cache: EmotionCache; nonce: string | undefined }) {
  if (!useIsFromServer()) return null
  const isServer = typeof document === 'undefined'
  const rules = isServer ? Object.values(cache.inserted).filter((rule) => typeof rule === 'string') : []
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style rules; React would escape quotes in them
    <style suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: rules.join('') }} />
  )
}

/**
 * Gives Emotion a cache of our own, so that a host's Emotion and ours never share a class name. The styles are removed
 * with the widget.
 */
export function StyleProvider({ nonce, container, children }: StyleProviderProps) {
  const [cache] = useState(() => createWidgetCache(nonce, container))
  // Only insertion effects stay mounted while React hides a tree, and end when it removes the tree.
  useInsertionEffect(() => () => cache.sheet.flush(), [cache])
  return (
    <CacheProvider value={cache}>
      {children}
      <ServerRules cache={cache} nonce={nonce} />
    </CacheProvider>
  )
}
