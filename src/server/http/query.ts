import { fail, ok, type Result } from '#domain/result.ts'
import { SAYS } from './copy.ts'

/** The fields of a query, each at most once, none beside the known ones. The error is the Turkish sentence for the visitor. */
export function readQuery<Name extends string>(
  query: unknown,
  known: readonly Name[],
): Result<Readonly<Partial<Record<Name, string>>>, string> {
  const fields: Partial<Record<Name, string>> = {}
  for (const [name, value] of Object.entries(query ?? {})) {
    const field = known.find((candidate) => candidate === name)
    if (field === undefined) return fail(SAYS.unknownField(name))
    if (typeof value !== 'string') return fail(SAYS.repeatedField(name))
    fields[field] = value
  }
  return ok(fields)
}
