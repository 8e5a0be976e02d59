import * as z from 'zod/mini'
import { AVOIDABLE_FOODS, type AvoidableFood } from './avoidableFoods.js'

/** The type is read-only, so that a host may pass frozen lists. */
export const avoidableFoodsSchema: z.ZodMiniType<readonly AvoidableFood[]> = z.array(z.enum(AVOIDABLE_FOODS))
