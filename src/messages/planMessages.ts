import { coreWords } from '../core/words.js'
import { answers } from './en/answers.js'
import { delivery } from './en/delivery.js'
import { groceries } from './en/groceries.js'
import { nutrients } from './en/nutrients.js'
import { plan } from './en/plan.js'

/** The texts of a plan and its tabs, and of what the answers mean, which load with them. */
export const planMessages = { answers, plan, nutrients, groceries, delivery, core: coreWords }

export type PlanMessages = typeof planMessages
