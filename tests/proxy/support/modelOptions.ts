import { createNodePost } from '../../../proxy/models/createNodePost.js'

/** The options that the server passes to a model. */
export const MODEL_OPTIONS = { maxTokens: 2000, post: createNodePost() }
