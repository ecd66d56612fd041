import * as v from 'valibot'
import { officeSchema } from './schema.ts'
import type { OfficeMistake } from './yaml-source.ts'

/** The parts of a Valibot schema that hold others. */
const NODE = v.object({
  entries: v.optional(v.record(v.string(), v.unknown())),
  item: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.unknown())),
  getter: v.optional(v.custom<(written: unknown) => unknown>((each) => typeof each === 'function')),
})

/** Of a schema that goes by what is written, the one for a group is meant. */
const A_GROUP = {}

/** The names of a schema's fields at every depth. */
function fieldsOf(schema: unknown): string[] {
  const node = v.safeParse(NODE, schema)
  if (!node.success) return []
  const { entries = {}, item, wrapped, pipe = [], getter } = node.output
  const inner = [...Object.values(entries), item, wrapped, ...pipe, getter?.(A_GROUP)]
  return [...Object.keys(entries), ...inner.flatMap(fieldsOf)]
}

const FIELDS: ReadonlySet<string> = new Set(fieldsOf(officeSchema))

/** Where a field may begin: a line, a row of a list, or inside braces. */
const GLUED = /(?:^\s*(?:-\s+)?|[{,]\s*)(?<name>[\w-]+):(?=[^\s:/])/g

/**
 * The lines on which no space follows the ":" of a field ("alis:0,05"). YAML takes that for a text and finds the fault with what stands around
 * it: a file that is refused is looked at for this first.
 */
export function gluedFields(text: string): OfficeMistake[] {
  return text.split('\n').flatMap((content, index) => {
    if (/^\s*#/.test(content)) return []
    return [...content.matchAll(GLUED)]
      .map(({ groups }) => groups?.['name'] ?? '')
      .filter((name) => FIELDS.has(name))
      .map((name) => ({ line: index + 1, field: '', reason: `“${name}:” ile değeri arasında bir boşluk olmalı` }))
  })
}
