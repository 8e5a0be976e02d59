import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { readDeliveryInfo } from '../delivery/readSubscriptions.js'
import type { SubscriptionStore } from '../delivery/subscriptionStore.js'
import type { Vault } from '../delivery/vault.js'
import { badRequest, HttpFailure } from '../http/httpFailure.js'

export interface AdminOptions {
  readonly token: string
  readonly store: SubscriptionStore
  readonly vault: Vault
}

const PAGE = 100
const CURSOR = /^(?<createdAt>[\d:.TZ-]{1,40}) (?<id>[\w-]{1,200})$/
/** Of equal length, so that they can be compared in the same time whatever they are. */
const digest = (text: string) => createHash('sha256').update(text).digest()

function parseCursor(text: string | undefined) {
  if (text === undefined) return undefined
  const { createdAt, id } = CURSOR.exec(Buffer.from(text, 'base64url').toString())?.groups ?? {}
  if (createdAt === undefined || id === undefined)
    throw badRequest('"after" must be the "next" of another page')
  return { createdAt, id }
}

const writeCursor = ({ createdAt, id }: { readonly createdAt: string; readonly id: string }) =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url')

/**
 * `GET /admin/subscriptions` for shops without a backend: pages of subscriptions with their addresses, oldest first.
 * `deliveryInfo` is null where the row is damaged.
 */
export function adminRoutes({ token, store, vault }: AdminOptions): Hono {
  const expected = digest(`Bearer ${token}`)
  return new Hono().get('/admin/subscriptions', async (context) => {
    if (!timingSafeEqual(digest(context.req.header('Authorization') ?? ''), expected)) {
      const error = 'Send the ADMIN_TOKEN of the server as Authorization: Bearer <token>'
      throw new HttpFailure(401, { error }, { 'WWW-Authenticate': 'Bearer' })
    }
    const after = parseCursor(context.req.query('after'))
    const page = await store.list({ limit: PAGE, ...(after && { after }) })
    const last = page.at(-1)
    const subscriptions = page.map((stored) => {
      const { id, status, createdAt } = stored
      return { subscriptionId: id, status, createdAt, deliveryInfo: readDeliveryInfo(vault, stored) }
    })
    const next = last && page.length === PAGE ? writeCursor(last) : null
    return context.json({ subscriptions, next }, 200, { 'Cache-Control': 'no-store' })
  })
}
