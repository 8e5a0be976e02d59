import { coreWords } from '../core/words.js'
import { answers } from './en/answers.js'
import { groceries } from './en/groceries.js'
import { more } from './en/more.js'
import { plan } from './en/plan.js'

/**
 * The texts of a plan and its list, of the meaning of the answers and of the form's further fields. They load together.
 */
export const planMessages = { answers, more, plan, groceries, core: coreWords }

export type PlanMessages = typeof planMessages
