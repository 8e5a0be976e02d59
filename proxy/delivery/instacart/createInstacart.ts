import * as z from 'zod/mini'
import { withDeadline } from '../../limits/withDeadline.js'
import { boundedFetch } from '../../models/boundedFetch.js'
import { type DeliveryService, DeliveryServiceError, type OrderLine } from '../deliveryService.js'
import { createLinkCache } from './linkCache.js'
import { toMeasurements } from './toMeasurements.js'

export interface InstacartOptions {
  readonly apiKey: string
  readonly baseUrl: string
  /** Hosts of the pages that visitors may be sent to. */
  readonly checkoutHosts: readonly string[]
  readonly timeoutMs?: number
}

const PATH = '/idp/v1/products/products_link'
/** Shorter than the widget waits. */
const TIMEOUT_MS = 20_000
const LINK_DAYS = 30

const answerSchema = z.object({ products_link_url: z.string() })

const listOf = (lines: readonly OrderLine[]) =>
  JSON.stringify({
    title: 'Groceries for the week',
    link_type: 'shopping_list',
    expires_in: LINK_DAYS,
    line_items: lines.map((line) => ({ name: line.name, line_item_measurements: toMeasurements(line) })),
  })

/**
 * Orders through the Instacart Developer Platform: a list becomes a page where the visitor picks a store and pays. It keeps
 * no subscriptions, so those are recorded here only.
 */
export function createInstacart(options: InstacartOptions): DeliveryService {
  const { apiKey, baseUrl, checkoutHosts, timeoutMs = TIMEOUT_MS } = options
  const url = `${baseUrl.replace(/\/+$/, '')}${PATH}`
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/json',
    Accept: 'application/json',
  }

  /** A server that answers in Instacart's place must not send visitors elsewhere. */
  function checkLink(link: string): string {
    const page = URL.canParse(link) ? new URL(link) : undefined
    const isAllowed = page?.protocol === 'https:' && page.username === '' && checkoutHosts.includes(page.host)
    if (page && isAllowed) return page.href
    throw new DeliveryServiceError('Instacart gave a link that is not allowed', 'FOREIGN_LINK')
  }

  async function makePage(body: string, signal: AbortSignal): Promise<string> {
    const response = await boundedFetch(url, { method: 'POST', headers, body, signal })
    if (!response.ok) {
      await response.body?.cancel()
      throw new DeliveryServiceError('Instacart refused the list', `STATUS_${response.status}`)
    }
    const answer = answerSchema.safeParse(await response.json())
    if (!answer.success) throw new DeliveryServiceError('Instacart gave no link', 'NO_LINK')
    return checkLink(answer.data.products_link_url)
  }

  /** Not made again after a time-out: the page may exist, and only another press asks for another. */
  async function fetchLink(body: string): Promise<string> {
    try {
      return await withDeadline(timeoutMs, new AbortController().signal, (signal) => makePage(body, signal))
    } catch (error) {
      if (error instanceof DeliveryServiceError) throw error
      throw new DeliveryServiceError('Instacart did not answer')
    }
  }

  const linkOf = createLinkCache(fetchLink)

  return {
    summary: 'Subscriptions are recorded only. An order becomes a shopping list at Instacart.',
    recordsSubscriptions: true,
    subscribe: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
    async order(_orderId, lines) {
      return { checkoutUrl: await linkOf(listOf(lines)) }
    },
  }
}
