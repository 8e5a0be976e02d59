import type * as z from 'zod/mini'

/**
 * Parses an answer of a server or a host. An optional part that cannot be used, such as a `null`, counts as absent, because
 * the rest is still true. Returns undefined for anything else.
 */
export const parseLeniently = <Output>(
  schema: z.ZodMiniType<Output>,
  answer: unknown,
  optionalPart: keyof Output & string,
): Output | undefined =>
  schema.safeParse(answer).data ?? schema.safeParse({ ...Object(answer), [optionalPart]: undefined }).data
