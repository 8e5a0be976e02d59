import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { BODY_FIELDS } from '../../store/profileDraft.js'
import { useFormat } from '../format.js'
import { numberError } from './numberError.js'

/** In metric units the height is one field. */
const METRIC_FIELDS: Readonly<Record<(typeof BODY_FIELDS)[number], string>> = {
  age: 'age',
  heightFeet: 'height',
  heightInches: 'height',
  weight: 'weight',
}

/** How many fields of the form need another look, as the visitor sees them. */
export function useFaultCount(): number {
  const { profile: messages } = useMessages()
  const { units } = useFormat()
  return usePlanner(({ errors, draft: { people = 1, others = [] } }) => {
    const fieldsIn = (wrong: readonly (typeof BODY_FIELDS)[number][]) =>
      new Set(units === 'metric' ? wrong.map((field) => METRIC_FIELDS[field]) : wrong).size
    const { others: isOtherWrong, ...own } = errors
    const count = fieldsIn(BODY_FIELDS.filter((field) => errors[field]))
    const rest = Object.keys(own).filter((field) => !BODY_FIELDS.some((name) => name === field)).length
    if (!isOtherWrong) return count + rest
    // One error stands for all fields of all further people.
    const ofOthers = others.slice(0, people - 1).map((other) => {
      if ('portion' in other) return 0
      return fieldsIn(BODY_FIELDS.filter((field) => numberError(field, String(other[field]), messages)))
    })
    return count + rest + ofOthers.reduce((sum, each) => sum + each, 0)
  })
}
