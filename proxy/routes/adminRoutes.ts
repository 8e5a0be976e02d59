import { Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { readDeliveryInfo } from '../delivery/readSubscriptions.js'
import type { SubscriptionStore } from '../delivery/subscriptionStore.js'
import type { Vault } from '../delivery/vault.js'
import { badRequest, unauthorized } from '../http/httpFailure.js'

export interface AdminOptions {
  readonly token: string
  readonly store: SubscriptionStore
  readonly vault: Vault
}

const PAGE = 100
const CURSOR = /^(?<createdAt>[\d:.TZ-]{1,40})~(?<id>[\w-]{1,200})$/
function parseCursor(text: string | undefined) {
  if (text === undefined) return undefined
  const { createdAt, id } = CURSOR.exec(text)?.groups ?? {}
  if (createdAt === undefined || id === undefined)
    throw badRequest('"after" must be the "next" of another page')
  return { createdAt, id }
}

const writeCursor = ({ createdAt, id }: { readonly createdAt: string; readonly id: string }) =>
  `${createdAt}~${id}`

/**
 * `GET /admin/subscriptions` for shops without a backend: pages of subscriptions with their addresses, oldest first.
 * `deliveryInfo` is null where the row is damaged.
 */
export function adminRoutes({ token, store, vault }: AdminOptions): Hono {
  return new Hono().get('/admin/subscriptions', async (context) => {
    const given = context.req.header('Authorization') ?? ''
    if (!(await timingSafeEqual(given, `Bearer ${token}`))) throw unauthorized()
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
