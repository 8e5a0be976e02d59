import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'

/** Emotion styles in a cache of our own, so that a host's Emotion and ours never share a class name. */
export function StyleProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'mp', ...(nonce === undefined ? {} : { nonce }) }))
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
