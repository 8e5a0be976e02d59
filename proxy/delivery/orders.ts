import { randomUUID } from 'node:crypto'
import type { OrderResponse } from '../../src/contract/calls.js'
import type { OrderRequest } from '../../src/contract/requests.js'
import { MS_PER_DAY, utcDay } from '../limits/utcDay.js'
import type { DeliveryService, OrderLine } from './deliveryService.js'
import { findByToken } from './findByToken.js'
import { KeyReusedError } from './keyReusedError.js'
import { NoSubscriptionError, NotSoldError, TooManyOrdersError, UnreadableOrderError } from './orderErrors.js'
import type { OrderRecord, OrderStore, StoredOrder } from './orderStore.js'
import { openOrder, type SealedOrder } from './readOrders.js'
import type { SoldFoods } from './soldFoods.js'
import type { SubscriptionStore } from './subscriptionStore.js'
import type { Vault } from './vault.js'

/** The subscription of an order, and the key of repeated calls. */
interface OrderCaller {
  /** The token of the subscription. */
  readonly token: string
  readonly idempotencyKey: string | undefined
}

/** Takes orders under active subscriptions. */
export interface Orders {
  /**
   * Orders food. Calls with the same idempotency key make one order.
   * @throws {NoSubscriptionError | TooManyOrdersError | NotSoldError | KeyReusedError | UnreadableOrderError |
   * DeliveryServiceError}
   */
  place(order: OrderRequest, caller: OrderCaller): Promise<OrderResponse>
}

export interface OrdersOptions {
  readonly store: SubscriptionStore
  readonly orderStore: OrderStore
  readonly provider: DeliveryService
  readonly soldFoods: SoldFoods
  readonly vault: Vault
  /** For one subscription and day (UTC). */
  readonly ordersPerDay: number
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The lines with the catalogue's names, because a caller sends only ids. */
function toLines(items: OrderRequest['items'], soldFoods: SoldFoods): readonly OrderLine[] {
  const lines = items.flatMap(({ foodId, quantity, unit }) => {
    const food = soldFoods.get(foodId)
    return food?.units.includes(unit) ? [{ foodId, name: food.name, quantity, unit, sku: food.sku }] : []
  })
  if (lines.length < items.length) {
    const sold = new Set(lines.map(({ foodId, unit }) => `${foodId} ${unit}`))
    throw new NotSoldError(
      items.filter(({ foodId, unit }) => !sold.has(`${foodId} ${unit}`)).map(({ foodId }) => foodId),
    )
  }
  return lines
}

export function createOrders(options: OrdersOptions): Orders {
  const { store, orderStore, provider, soldFoods, vault, ordersPerDay, now } = options
  /** Mixed with the id, so that nobody can see in the database that two orders are for the same food. */
  const mark = (id: string, body: string) => vault.fingerprint(`${id}\n${body}`)
  const seal = (id: string, order: SealedOrder) => ({
    sealedOrder: vault.seal(JSON.stringify(order), id),
    keyId: vault.keyId,
  })

  async function finish({ id, status, sealedOrder, keyId }: StoredOrder): Promise<OrderResponse> {
    if (sealedOrder === null) throw new NoSubscriptionError('The order was erased with its subscription')
    const order = openOrder(vault, { id, sealedOrder, keyId })
    if (!order) throw new UnreadableOrderError('The order cannot be decrypted')
    if (order.checkoutUrl !== undefined) return { checkoutUrl: order.checkoutUrl }
    if (status === 'placed') return { placed: true }
    const answer = await provider.order(id, order.lines)
    await orderStore.settle(
      id,
      'placed' in answer
        ? { status: 'placed', ...seal(id, order) }
        : { status: 'checkout', ...seal(id, { ...order, checkoutUrl: answer.checkoutUrl }) },
    )
    return answer
  }

  return {
    async place({ subscriptionId, items }, { token, idempotencyKey }) {
      const subscription = await findByToken(store, subscriptionId, token)
      if (subscription?.status !== 'active') throw new NoSubscriptionError('No active subscription')
      const body = JSON.stringify(items)
      const keyMark =
        idempotencyKey === undefined
          ? null
          : vault.fingerprint(`order\n${subscription.id}\n${idempotencyKey}`)
      const madeAt = now()
      const cap = { most: ordersPerDay, since: utcDay(madeAt) }
      const add = () => {
        const id = `ord_${randomUUID()}`
        const record: OrderRecord = {
          id,
          subscriptionId: subscription.id,
          status: provider.recordsOrders ? 'placed' : 'pending',
          keyMark,
          bodyMark: mark(id, body),
          ...seal(id, { lines: toLines(items, soldFoods) }),
          createdAt: new Date(madeAt).toISOString(),
        }
        return orderStore.insert(record, cap)
      }
      // A repeated order has its answer, even if the shop no longer sells the food.
      const known = keyMark === null ? undefined : await orderStore.findByKey(keyMark)
      const stored = known ?? (await add())
      if (!stored) {
        if (await orderStore.isFull(subscription.id, cap)) {
          throw new TooManyOrdersError(MS_PER_DAY - (madeAt % MS_PER_DAY))
        }
        throw new NoSubscriptionError('The subscription was ended meanwhile')
      }
      if (stored.bodyMark !== mark(stored.id, body)) {
        throw new KeyReusedError('The key belongs to another order')
      }
      return finish(stored)
    },
  }
}
