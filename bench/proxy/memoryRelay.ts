import { serve } from '@hono/node-server'
import { bufferedLines } from '../../proxy/bufferedLines.js'
import { createWorker } from '../../proxy/createWorker.js'
import { createMemoryRateLimits } from '../../proxy/limits/memoryRateLimits.js'
import { createMemoryTokenLedger } from '../../proxy/limits/memoryTokenLedger.js'
import { createJsonLog } from '../../proxy/log.js'
import { createNodePost } from '../../proxy/models/createNodePost.js'
import { postByFetch } from '../../proxy/models/postByFetch.js'

// Our app with budget and limits in the memory of one process. With EDGE=yes it calls the model as on an edge runtime.

const worker = createWorker({
  stores: { tokenLedger: createMemoryTokenLedger(Date.now), rateLimits: createMemoryRateLimits() },
  variables: {
    ...process.env,
    MODEL: 'openai-compatible',
    TRUSTED_PROXY_HOPS: '1',
    MEAL_CALLS_PER_MINUTE: '1000000',
    DAILY_TOKEN_BUDGET: '1000000000000',
    DAILY_TOKENS_PER_ADDRESS: '1000000000000',
  },
  post: process.env.EDGE === 'yes' ? postByFetch : createNodePost(),
  log: createJsonLog(
    bufferedLines((text) => process.stdout.write(text)),
    Date.now,
  ),
})

serve(
  {
    fetch: (request) => worker.fetch(request),
    hostname: '127.0.0.1',
    port: Number(process.env.PORT),
  },
  () => process.stdout.write('ready on the port\n'),
)
