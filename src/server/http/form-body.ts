/** What a browser sends of a form: `application/x-www-form-urlencoded`. */
export interface FormBody {
  /** The first value of each. */
  readonly fields: Readonly<Record<string, string>>
  /** A field that comes more than once, as no form of ours sends it. */
  readonly repeated: string | undefined
}

/** Lines end as in the visitor's field, not as in the request, where each end counts two. Any text can be read; what it says is another matter. */
export function readFormBody(text: string): FormBody {
  const fields = new Map<string, string>()
  let repeated: string | undefined
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) repeated ??= name
    else fields.set(name, value.replaceAll(/\r\n?/g, '\n'))
  }
  return { fields: Object.fromEntries(fields), repeated }
}
