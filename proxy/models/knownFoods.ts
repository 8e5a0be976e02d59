import { builtInFoods } from 'react-meal-planner/core'
import type { PromptParameters } from '../../src/contract/promptParameters.js'
import type { ServerCatalog } from '../catalog/parseCatalog.js'

/** The foods that a prompt may name. */
export interface KnownFoods {
  has(id: string): boolean
}

export function createKnownFoods(catalog?: ServerCatalog): KnownFoods {
  return new Set([...builtInFoods, ...(catalog?.foods ?? [])].map(({ id }) => id))
}

/** Whether a prompt names only foods that are known. */
export function namesKnownFoods(parameters: PromptParameters, known: KnownFoods): boolean {
  if (parameters.stage === 1) return true
  const { lead, foodIds } = parameters
  return known.has(lead.foodId) && foodIds.every((id) => known.has(id))
}
