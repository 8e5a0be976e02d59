import type { CautionsByPerson } from '../core/nutrition/targetCautions.js'
import type { PlanMessages } from '../messages/planMessages.js'
import type { Format } from './format.js'

/** The sentences that warn of targets: those for the visitor, then those for the others, by their numbers. */
export const cautionTexts = (
  { own, others }: CautionsByPerson,
  { answers: { cautions, otherCautions } }: Pick<PlanMessages, 'answers'>,
  { whole }: Format,
): readonly string[] => [
  ...own.map((caution) => cautions[caution]),
  ...others.map(({ person, caution }) => otherCautions[caution](whole(person + 1))),
]
