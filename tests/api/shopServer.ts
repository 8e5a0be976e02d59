import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createApiClient } from '../../src/api/apiClient.js'

export const ORIGIN = 'http://shop.test'
export const server = setupServer()

/** Answers the calls of a file's tests. Each file asks for it, because files may share this module. */
export function serveShop() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

export const client = createApiClient({ apiBase: `${ORIGIN}/api` })
export const deliveryInfo = {
  address: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62701',
  phone: '217-555-0100',
}

export const ORDER = {
  subscription: { subscriptionId: 's' },
  items: [{ foodId: 'eggs', name: 'Eggs, large', quantity: 1, unit: 'dozen', price: 3.6 }],
}

/** Answers every POST to `path` and records the requests. */
export function record(path: string, answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  server.use(
    http.post(`${ORIGIN}${path}`, ({ request }) => {
      requests.push(request.clone())
      return answer()
    }),
  )
  return requests
}

export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('The call was expected to fail.')),
    (error: unknown) => error,
  )

export const answerWith = (...content: object[]) => HttpResponse.json({ content })
