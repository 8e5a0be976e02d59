import { boundedFetch } from './boundedFetch.js'
import { ModelError } from './modelError.js'
import { connectionLost, noConnection } from './noConnection.js'
import type { PostToModel } from './postToModel.js'

/** Posts with `fetch`, for runtimes that have nothing else. */
export const postByFetch: PostToModel = async (url, { headers, body, signal }) => {
  const response = await boundedFetch(url, { method: 'POST', headers, body, signal }).catch(
    (error: unknown) => {
      throw noConnection(error)
    },
  )
  const { ok, status } = response
  if (!ok) {
    await response.body?.cancel()
    return { status, headers: response.headers, text: undefined }
  }
  const text = await response.text().catch((error: unknown) => {
    throw error instanceof ModelError ? error : connectionLost()
  })
  return { status, headers: response.headers, text }
}
