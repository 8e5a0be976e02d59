import { Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { API_PATHS } from '../../src/contract/calls.js'
import { unauthorized } from '../http/httpFailure.js'
import type { Metrics } from '../metrics.js'

/** `GET /metrics` for the holder of the operator's token. */
export function metricsRoute(metrics: Metrics, token: string): Hono {
  return new Hono().get(API_PATHS.metrics, async (context) => {
    const given = context.req.header('Authorization') ?? ''
    if (!(await timingSafeEqual(given, `Bearer ${token}`))) throw unauthorized()
    return context.text(await metrics.text(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
}
