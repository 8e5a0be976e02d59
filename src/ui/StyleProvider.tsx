import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import { raiseSpecificity } from './raiseSpecificity.js'

interface StyleProviderProps {
  /** Nonce of the page's content security policy. */
  readonly nonce: string | undefined
  /** Where the style elements go; the document's head by default. Read once. */
  readonly container?: Node
  readonly children: ReactNode
}

function createWidgetCache(nonce: string | undefined, container: Node | undefined): EmotionCache {
  const cache = createCache({
    key: 'mp',
    stylisPlugins: [raiseSpecificity],
    ...(nonce === undefined ? {} : { nonce }),
    ...(container === undefined ? {} : { container }),
  })
  // Keeps Emotion from writing a style element beside each element on the server: those break hydration.
  cache.compat = true
  return cache
}

/**
 * On the server, the rules that were used before it in the tree; gone as soon as the browser has inserted its own.
 * It must stand last.
 */
function ServerRules({ cache, nonce }: { cache: EmotionCache; nonce: string | undefined }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (isHydrated) return null
  const isServer = typeof document === 'undefined'
  const rules = isServer ? Object.values(cache.inserted).filter((rule) => typeof rule === 'string') : []
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style rules; React would escape quotes in them
    <style suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: rules.join('') }} />
  )
}

/**
 * Emotion styles in a cache of our own, so that a host's Emotion and ours never share a class name. They leave with the
 * widget.
 */
export function StyleProvider({ nonce, container, children }: StyleProviderProps) {
  const [cache] = useState(() => createWidgetCache(nonce, container))
  // Of all effects only this kind stays where a tree is hidden for a while, and ends when it is gone.
  useInsertionEffect(() => () => cache.sheet.flush(), [cache])
  return (
    <CacheProvider value={cache}>
      {children}
      <ServerRules cache={cache} nonce={nonce} />
    </CacheProvider>
  )
}
