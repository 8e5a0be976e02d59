import type * as z from 'zod/mini'
import { describeValue } from './describeValue.js'

type Issue = z.core.$ZodIssue

/** zod's message for a schema that has none of its own. */
const NO_WORDS = 'Invalid input'

function ruleOf(issue: Issue): string {
  if (issue.message !== NO_WORDS) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`
    case 'too_small':
      if (issue.origin !== 'number') return 'must not be empty'
      return `must be a number ${issue.inclusive ? `of ${issue.minimum} or more` : `above ${issue.minimum}`}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return `must match ${'pattern' in issue ? issue.pattern : issue.format}`
    default:
      return 'is wrong'
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}

/** The rule that a host's value breaks, and the value: "must be a number of 0 or more; it is -2". */
export function brokenRule(issue: Issue, value: unknown): string {
  try {
    return `${ruleOf(issue)}; it is ${describeValue(valueAt(value, issue.path))}`
  } catch {
    return 'cannot be read'
  }
}
