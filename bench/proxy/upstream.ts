import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { goodAnswer } from '../../tests/ai/fakeModel.js'

// A model's API in a process of its own. It speaks the OpenAI chat protocol and answers after DELAY_MS, with a good
// answer to each prompt. If DELAY_MS is 0, it always answers with the same meal, which takes no time. A GET returns the
// number of calls so far.

const delayMs = Number(process.env.DELAY_MS ?? 0)

/** The approximate cost of a meal call: 1,150 tokens in and 150 out. */
const TOKENS = 1300
const MEAL = '{"type":"dinner","name":"Salmon and rice","foods":[{"id":"salmon","grams":150}]}'

function promptOf(body: string): string {
  const { messages } = JSON.parse(body)
  return String(messages[1].content)
}

const completion = (content: string) =>
  JSON.stringify({
    choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { total_tokens: TOKENS },
  })

const constant = completion(MEAL)

let calls = 0

const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.end(String(calls))
    return
  }
  calls++
  const body = await text(request)
  response.setHeader('Content-Type', 'application/json')
  if (delayMs === 0) response.end(constant)
  else setTimeout(() => response.end(completion(goodAnswer(promptOf(body)))), delayMs)
})
// As APIs do; Node's own 5 s are shorter than a stall of a busy machine.
server.keepAliveTimeout = 75_000
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready on the port\n'))
