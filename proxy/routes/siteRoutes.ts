import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { THIS_HOST_ONLY } from '../http/thisHostOnly.js'

const YEAR_S = 31_536_000

// Emotion writes <style> elements. A host can avoid 'unsafe-inline' with a nonce, but a static page cannot have one.
const siteHeaders = secureHeaders({
  strictTransportSecurity: THIS_HOST_ONLY,
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
})

const cacheHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.res.status !== 200) return
  context.header('Vary', 'Accept-Encoding')
  const hashed = context.req.path.startsWith('/assets/')
  context.header('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
}

/** Serves a built page, from its brotli and gzip copies where there are some. Browsers keep its hashed assets, which never change, and ask again for everything else. */
export function siteRoutes(folder: string): Hono {
  return new Hono().use(siteHeaders, cacheHeaders, serveStatic({ root: folder, precompressed: true }))
}
