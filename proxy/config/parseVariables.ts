import * as z from 'zod/mini'
import { ConfigError } from './configError.js'

/** The environment. A variable that is set but empty counts as not set. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Some variables of the environment, each with what it accepts. */
export type VariableShape = Readonly<Record<string, z.ZodMiniType>>

/** Names of variables whose value may hold a secret. */
const SECRET = /KEY|SECRET|TOKEN$|URL$/

function explain(issue: z.core.$ZodIssue, variables: Variables): string {
  const name = String(issue.path[0])
  const value = SECRET.test(name) ? 'not usable' : JSON.stringify(variables[name])
  return `${name} is ${value}. It must be ${issue.message}.`
}

/**
 * Parses the variables of a shape and ignores all others.
 * @throws {ConfigError} that explains every wrong value. Secrets are named but never repeated.
 */
export function parseVariables<Shape extends VariableShape>(
  shape: Shape,
  variables: Variables,
): z.infer<z.ZodMiniObject<Shape>> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = z.object(shape).safeParse(set)
  if (result.success) return result.data
  throw new ConfigError(result.error.issues.map((issue) => explain(issue, variables)).join('\n'))
}
