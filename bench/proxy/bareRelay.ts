import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { API_PATHS, API_PREFIX } from '../../src/contract/calls.js'

// The minimum of a relay, in its own process: it reads a prompt, asks the model and passes its text on.
// Ours is measured against it.

const url = `${process.env.OPENAI_BASE_URL}/chat/completions`

const app = new Hono().post(`${API_PREFIX}${API_PATHS.generateMeals}`, async (context) => {
  const { prompt } = await context.req.json()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      model: 'bench',
      messages: [{ role: 'system' }, { role: 'user', content: prompt }],
    }),
  })
  const { choices } = await response.json()
  return context.json({ content: [{ type: 'text', text: choices[0].message.content }] })
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () =>
  process.stdout.write('ready on the port\n'),
)
