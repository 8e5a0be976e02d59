import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
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

/** Serves a built page. Its hashed assets never change, everything else is asked for anew. */
export function siteRoutes(folder: string): Hono {
  return new Hono().use(siteHeaders).use(
    serveStatic({
      root: folder,
      onFound: (path, context) => {
        const hashed = /[/\\]assets[/\\]/.test(path)
        context.header('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      },
    }),
  )
}
