import { fail, ok, type Result } from '#domain/result.ts'

/** The largest answers that we wait for have 2,000. */
const MAX_MARKS = 20_000

/**
 * Parses what a stranger sent. The number of values, not of bytes, decides how long that holds the loop: a megabyte
 * of empty lists takes a second. So the marks before values are counted first, and too many are not read at all.
 */
export function parseForeign(text: string): Result<unknown, 'not JSON' | 'too many values'> {
  if (hasTooManyMarks(text)) return fail('too many values')
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail('not JSON')
  }
}

const [COMMA, COLON, BRACKET, BRACE] = [0x2c, 0x3a, 0x5b, 0x7b]

/** Marks inside of strings count, too; sources have hardly any. */
function hasTooManyMarks(text: string): boolean {
  let marks = 0
  for (let index = 0; index < text.length && marks <= MAX_MARKS; index += 1) {
    const letter = text.charCodeAt(index)
    if (letter === COMMA || letter === COLON || letter === BRACKET || letter === BRACE) marks += 1
  }
  return marks > MAX_MARKS
}
