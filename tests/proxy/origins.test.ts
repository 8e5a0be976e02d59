import { describe, expect, it } from 'vitest'
import { countingModel } from './support/countingModel.js'
import { DAY_PROMPT } from './support/prompts.js'
import { postJson, SHOP_ORIGIN, testProxy } from './support/testProxy.js'

const PATH = '/api/generateMeals'

describe('a page of another origin', () => {
  it('is refused before anything runs', async () => {
    const { model, calls } = countingModel()
    const { app } = await testProxy({ model })
    const call = postJson({ prompt: DAY_PROMPT }, { Origin: 'https://evil.example' })
    const response = await app.request(PATH, call)
    expect(response.status).toBe(403)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(calls).toEqual([])
  })

  it.each(['null', 'https://shop.example.evil.example', 'http://shop.example'])(
    'may not have the origin %s',
    async (origin) => {
      const { app } = await testProxy()
      expect((await app.request('/api/health', { headers: { Origin: origin } })).status).toBe(403)
    },
  )

  it('gets no permission from a preflight', async () => {
    const { app } = await testProxy()
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    expect((await app.request(PATH, { method: 'OPTIONS', headers })).status).toBe(403)
  })

  it('cannot send a form or plain text instead of JSON', async () => {
    const { app } = await testProxy()
    const body = JSON.stringify({ prompt: DAY_PROMPT })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const call = { method: 'POST', headers: { 'Content-Type': type }, body }
      expect((await app.request(PATH, call)).status).toBe(415)
    }
  })
})

describe('a page of an allowed origin', () => {
  it('may send a preflight and then the call', async () => {
    const { app } = await testProxy()
    const headers = {
      Origin: SHOP_ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    }
    const preflight = await app.request('/api/delivery/subscribe', { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(SHOP_ORIGIN)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
    const response = await app.request(PATH, postJson({ prompt: DAY_PROMPT }, { Origin: SHOP_ORIGIN }))
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SHOP_ORIGIN)
  })

  it("may send the host's own headers that the operator allows", async () => {
    const { app } = await testProxy({ allowedHeaders: ['X-Session'] })
    const headers = { Origin: SHOP_ORIGIN, 'Access-Control-Request-Method': 'POST' }
    const preflight = await app.request(PATH, { method: 'OPTIONS', headers })
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('X-Session')
  })

  it('can read when to ask again', async () => {
    const { app } = await testProxy()
    const response = await app.request('/api/health', { headers: { Origin: SHOP_ORIGIN } })
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  })

  it('can read why it was refused', async () => {
    const { app } = await testProxy()
    const response = await app.request(PATH, postJson({ prompt: 'x' }, { Origin: SHOP_ORIGIN }))
    expect(response.status).toBe(422)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SHOP_ORIGIN)
  })
})
