import { Hono } from 'hono'
import { API_PATHS, BUILT_IN_MODEL, type GenerateMealsResponse } from '../../src/contract/calls.js'
import { recognisePrompt } from '../../src/contract/recognisePrompt.js'
import { generateMealsRequestSchema } from '../../src/contract/requests.js'
import { badRequest, busy, HttpFailure, overloaded, rateLimited } from '../http/httpFailure.js'
import { parseJson } from '../http/parseJson.js'
import type { ServerEnv } from '../http/serverEnv.js'
import { LineFullError } from '../limits/callLine.js'
import type { Log } from '../log.js'
import type { Answer, Question } from '../models/askModel.js'
import { cleanAnswer } from '../models/cleanAnswer.js'
import { type KnownFoods, namesKnownFoods } from '../models/knownFoods.js'
import type { MealModel, MealPrompt } from '../models/mealModel.js'
import { ModelError } from '../models/modelError.js'

function parsePrompt(body: unknown, known: KnownFoods): MealPrompt {
  const request = generateMealsRequestSchema.safeParse(body)
  if (!request.success) throw badRequest('The body must be {"prompt": "…"}')
  const { prompt: text } = request.data
  const parameters = recognisePrompt(text)
  if (!parameters)
    throw new HttpFailure(
      422,
      { error: 'This server answers prompts of the meal planner only' },
      {},
      'foreign-prompt',
    )
  if (!namesKnownFoods(parameters, known)) {
    throw new HttpFailure(
      422,
      { error: 'The prompt names a food that this server does not know' },
      {},
      'unknown-food',
    )
  }
  return { text, parameters }
}

function modelFailure({ reason, pace }: ModelError): HttpFailure {
  switch (reason) {
    case 'overloaded':
      return overloaded()
    case 'rate-limited':
      return rateLimited(pace?.waitMs)
    case 'rejected':
      return new HttpFailure(502, { error: 'The model refused the call' }, {}, 'model-rejected')
    case 'unusable':
      return new HttpFailure(502, { error: 'The model gave no usable answer' }, {}, 'model-unusable')
  }
}

interface MealRouteOptions {
  readonly model: MealModel
  readonly knownFoods: KnownFoods
  readonly log: Log
}

/** `POST /generateMeals`: one of our prompts in, the model's meal out, without anything else that it wrote. */
export function generateMealsRoute(
  ask: (question: Question) => Promise<Answer>,
  { model, knownFoods, log }: MealRouteOptions,
): Hono<ServerEnv> {
  const origin = model.isBuiltIn ? { model: BUILT_IN_MODEL } : {}
  return new Hono<ServerEnv>().post(API_PATHS.generateMeals, async (context) => {
    const prompt = parsePrompt(await parseJson(context), knownFoods)
    try {
      const answer = await ask({ prompt, caller: context.get('caller'), leaving: context.req.raw.signal })
      context.set('tokens', answer.tokens)
      const text = cleanAnswer(answer.text, prompt.parameters)
      if (text === null) throw new ModelError('unusable', 'no meal in it', { tokens: answer.tokens })
      return context.json<GenerateMealsResponse>({ content: [{ type: 'text', text }], ...origin })
    } catch (error) {
      if (error instanceof LineFullError) throw busy(error)
      if (!(error instanceof ModelError)) throw error
      const { reason, detail, tokens } = error
      if (tokens !== undefined) context.set('tokens', tokens)
      const hasLeft = context.req.raw.signal.aborted
      if (!hasLeft) log({ event: 'model-failure', requestId: context.get('requestId'), reason, detail })
      throw modelFailure(error)
    }
  })
}
