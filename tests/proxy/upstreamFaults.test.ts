import type { ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answerJson, fakeUpstream, hang, hangUp } from './support/fakeUpstream.js'
import { DINNER, DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'
import { untrustedServer } from './support/untrustedServer.js'
import { UPSTREAMS } from './support/upstreams.js'

const send = (status: number, type: string, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}

const OVERLOADED = { status: 503, body: { error: 'overloaded (529)' } }
const UNUSABLE = { status: 502, body: { error: 'The model gave no usable answer' } }

describe.each(UPSTREAMS)('%s', (_name, { modelAt, good }) => {
  async function proxyAt(url: string, tokensPerDay = 1_000_000) {
    const model = modelAt(url)
    const perDay = Math.max(tokensPerDay, model.maxTokens({ text: DINNER_PROMPT, parameters: DINNER }))
    const { app } = await testProxy({ model, tokensPerDay: perDay, limits: { modelTimeoutMs: 800 } })
    return async () => {
      const response = await app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
      return { status: response.status, body: await response.json() }
    }
  }

  it.each([
    ['is silent', hang, OVERLOADED],
    [
      'sends half a header and waits',
      (response: ServerResponse) => response.socket?.write('HTTP/1.1 20'),
      OVERLOADED,
    ],
    [
      'cuts its answer off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
        response.write('{"choices":[', () => response.destroy())
      },
      OVERLOADED,
    ],
    ['answers with a web page', send(200, 'text/html', '<h1>Log in</h1>'), UNUSABLE],
    ['answers with JSON of another type', send(200, 'text/plain', JSON.stringify({ hello: 1 })), UNUSABLE],
    ['answers with broken JSON', send(200, 'application/json', '{"choices":'), UNUSABLE],
    ['answers with nothing', send(200, 'application/json', ''), UNUSABLE],
  ])(
    'costs the visitor one call only when it %s, and answers again when it is well',
    async (_fault, react, expected) => {
      const { baseUrl } = await fakeUpstream(react, answerJson(200, good))
      const ask = await proxyAt(baseUrl)
      expect(await ask()).toEqual(expected)
      expect((await ask()).status).toBe(200)
    },
  )

  it.each([
    ['cannot be found (DNS)', async () => 'http://model.invalid'],
    ['speaks no TLS', async () => (await fakeUpstream(hangUp)).baseUrl.replace('http:', 'https:')],
    ['has an untrusted certificate', untrustedServer],
  ])('is overloaded and costs no tokens when it %s', async (_fault, urlOf) => {
    const ask = await proxyAt(await urlOf(), 0)
    expect([await ask(), await ask()]).toEqual([OVERLOADED, OVERLOADED])
  })

  it('is not waited for when it refuses a call and stalls while sending the reason', async () => {
    const { baseUrl } = await fakeUpstream((response) => {
      response.writeHead(400, { 'Content-Type': 'application/json' }).write('{"error":')
    })
    const ask = await proxyAt(baseUrl)
    expect(await ask()).toEqual({ status: 502, body: { error: 'The model refused the call' } })
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is understood when it compresses its answer with %s', async (encoding, compress) => {
    const { baseUrl } = await fakeUpstream((response) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding }
      response.writeHead(200, headers).end(compress(JSON.stringify(good)))
    })
    const ask = await proxyAt(baseUrl)
    expect((await ask()).status).toBe(200)
  })

  it('is asked again when it hangs up before its answer', async () => {
    const { baseUrl, calls } = await fakeUpstream(hangUp, answerJson(200, good))
    const ask = await proxyAt(baseUrl)
    expect((await ask()).status).toBe(200)
    expect(calls).toHaveLength(2)
  })

  it('is overloaded when it hangs up every time', async () => {
    const { baseUrl, calls } = await fakeUpstream(hangUp)
    const ask = await proxyAt(baseUrl)
    expect(await ask()).toEqual(OVERLOADED)
    expect(calls).toHaveLength(3)
  })
})
