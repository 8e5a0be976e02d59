import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const YEAR_S = 31_536_000

// Emotion writes its styles into <style> elements; a host that wants to do without 'unsafe-inline' gives the widget a
// nonce, which a page of plain files cannot have.
const siteHeaders = secureHeaders({
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
  const hashed = context.req.path.startsWith('/assets/')
  context.header('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
}

/** Serves a built page. Its hashed assets never change, everything else is asked for anew. */
export function siteRoutes(folder: string): Hono {
  return new Hono().use(siteHeaders, cacheHeaders, serveStatic({ root: folder }))
}
