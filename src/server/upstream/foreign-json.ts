import { fail, ok, type Result } from '#domain/result.ts'

/** Ten times the marks of the largest expected answer. */
const MAX_MARKS = 20_000

/**
 * Parses JSON from outside. The number of values, not of bytes, decides how long parsing blocks the event loop: a
 * megabyte of empty lists takes a second. The marks before values are therefore counted first.
 */
export function parseForeign(text: string): Result<unknown, 'not-json' | 'too-many-values'> {
  if (hasTooManyMarks(text)) return fail('too-many-values')
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail('not-json')
  }
}

const [COMMA, COLON, BRACKET, BRACE] = [0x2c, 0x3a, 0x5b, 0x7b]

/** Also counts marks inside strings, because sources have few of them. */
function hasTooManyMarks(text: string): boolean {
  let marks = 0
  for (let index = 0; index < text.length && marks <= MAX_MARKS; index += 1) {
    const letter = text.charCodeAt(index)
    if (letter === COMMA || letter === COLON || letter === BRACKET || letter === BRACE) marks += 1
  }
  return marks > MAX_MARKS
}
