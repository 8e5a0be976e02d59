import { Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { OrderStore } from '../delivery/orderStore.js'
import { openOrder } from '../delivery/readOrders.js'
import { openDeliveryInfo } from '../delivery/readSubscriptions.js'
import type { SubscriptionStore } from '../delivery/subscriptionStore.js'
import type { Vault } from '../delivery/vault.js'
import { badRequest, unauthorized } from '../http/httpFailure.js'

export interface AdminOptions {
  readonly token: string
  readonly store: SubscriptionStore
  readonly orderStore: OrderStore
  readonly vault: Vault
}

/** Where a page ends. */
interface Cursor {
  readonly createdAt: string
  readonly id: string
}

const PAGE = 100
const CURSOR = /^(?<createdAt>[\d:.TZ-]{1,40})~(?<id>[\w-]{1,200})$/
function parseCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const { createdAt, id } = CURSOR.exec(text)?.groups ?? {}
  if (createdAt === undefined || id === undefined)
    throw badRequest('"after" must be the "next" of another page')
  return { createdAt, id }
}

/** null on the last page. */
function nextPage(page: readonly Cursor[]): string | null {
  const last = page.at(-1)
  return last && page.length === PAGE ? `${last.createdAt}~${last.id}` : null
}

const NOT_STORED = { 'Cache-Control': 'no-store' }

/**
 * `GET /admin/subscriptions` and `GET /admin/orders` for shops without a backend: pages with addresses and with food,
 * oldest first. `deliveryInfo` and `lines` are null where the row is damaged.
 */
export function adminRoutes({ token, store, orderStore, vault }: AdminOptions): Hono {
  return new Hono()
    .use('/admin/*', async (context, next) => {
      const given = context.req.header('Authorization') ?? ''
      if (!(await timingSafeEqual(given, `Bearer ${token}`))) throw unauthorized()
      await next()
    })
    .get('/admin/subscriptions', async (context) => {
      const after = parseCursor(context.req.query('after'))
      const page = await store.list({ limit: PAGE, ...(after && { after }) })
      const subscriptions = page.map((stored) => {
        const { id, status, createdAt } = stored
        return { subscriptionId: id, status, createdAt, deliveryInfo: openDeliveryInfo(vault, stored) }
      })
      return context.json({ subscriptions, next: nextPage(page) }, 200, NOT_STORED)
    })
    .get('/admin/orders', async (context) => {
      const after = parseCursor(context.req.query('after'))
      const page = await orderStore.list({ limit: PAGE, ...(after && { after }) })
      const orders = page.map((stored) => {
        const { id, subscriptionId, status, createdAt } = stored
        const lines = openOrder(vault, stored)?.lines ?? null
        return { orderId: id, subscriptionId, status, createdAt, lines }
      })
      return context.json({ orders, next: nextPage(page) }, 200, NOT_STORED)
    })
}
