import type { FastifyInstance } from 'fastify'
import { fail, ok, type Result } from '#domain/result.ts'

/** A form writes a letter in up to nine bytes, and the margins of a whole board are a hundred short fields. */
const FORM_LIMIT = 32 * 1024
const MOST_FIELDS = 250

/** What was typed, by the name of the field; line ends count one. */
export type Fields = Readonly<Record<string, string>>

/** Takes forms as browsers send them, and the JSON of a device's answer; nothing else, and of neither much. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  for (const type of ['application/x-www-form-urlencoded', 'application/json'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
}

/** `repeated`: a field that comes twice; none of our forms has one. */
export function readForm(body: unknown): Result<Fields, 'repeated' | 'too-many'> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(typeof body === 'string' ? body : '')) {
    if (fields.has(name)) return fail('repeated')
    if (fields.size === MOST_FIELDS) return fail('too-many')
    fields.set(name, value.replaceAll(/\r\n?/g, '\n'))
  }
  return ok(Object.fromEntries(fields))
}

/** The value of a field that a form may lack. */
export function typedIn(fields: Fields, name: string): string {
  return fields[name]?.trim() ?? ''
}

/** A whole number from 0; null: something else. */
export function numberIn(fields: Fields, name: string): number | null {
  const text = typedIn(fields, name)
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

export function isTicked(fields: Fields, name: string): boolean {
  return fields[name] === 'evet'
}

/** A name that comes twice in an address has its first value. */
export function textsOf(values: unknown): Fields {
  const entries = Object.entries(values ?? {}).map(([name, value]) => [name, [value].flat()[0]] as const)
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
