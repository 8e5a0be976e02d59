import { createNodePost } from '../../../proxy/models/createNodePost.js'

/** What the server gives a model. */
export const MODEL_OPTIONS = { maxTokens: 2000, post: createNodePost() }
