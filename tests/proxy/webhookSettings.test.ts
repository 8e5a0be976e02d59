import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../proxy/config/config.js'
import { createWebhook } from '../../proxy/outbox/createWebhook.js'

describe('DELIVERY_WEBHOOK_URL', () => {
  const SECRET = `whsec_${randomBytes(32).toString('base64')}`
  const create = (variables: Readonly<Record<string, string>>) =>
    createWebhook(parseConfig(variables), Date.now)

  it.each(['http://shop.example/hook', 'http://127.0.0.1:9000/hook'])('refuses %s', (url) => {
    expect(() => create({ DELIVERY_WEBHOOK_URL: url, DELIVERY_WEBHOOK_SECRETS: SECRET })).toThrow(
      /^DELIVERY_WEBHOOK_URL must begin with https:\/\//,
    )
  })

  it('may be plain http on this machine when DELIVERY_WEBHOOK_LOOPBACK says so', () => {
    const variables = { DELIVERY_WEBHOOK_SECRETS: SECRET, DELIVERY_WEBHOOK_LOOPBACK: 'yes' }
    expect(create({ ...variables, DELIVERY_WEBHOOK_URL: 'http://localhost:9000/hook' })).toBeDefined()
    expect(() => create({ ...variables, DELIVERY_WEBHOOK_URL: 'http://shop.example/hook' })).toThrow(
      'https://',
    )
  })

  it('needs a secret that is long enough, and no message repeats it', () => {
    const DELIVERY_WEBHOOK_URL = 'https://shop.example/hook'
    expect(() => create({ DELIVERY_WEBHOOK_URL })).toThrow(
      'DELIVERY_WEBHOOK_SECRETS is not set. DELIVERY_WEBHOOK_URL needs it.',
    )
    expect(() => create({ DELIVERY_WEBHOOK_URL, DELIVERY_WEBHOOK_SECRETS: 'whsec_c2hvcnQ=' })).toThrow(
      /^DELIVERY_WEBHOOK_SECRETS is not usable\./,
    )
  })
})
