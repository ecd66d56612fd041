import { type RawBuilder, sql } from 'kysely'
import { folded } from './folded-text.ts'
import { lastDigits, SHORTEST_TELEPHONE } from './telephone.ts'

const WRITTEN = sql`folded(name || ' ' || email || ' ' || phone || ' ' || messages.subject || ' ' || messages.message)`

/** Removes the signs with which telephone numbers are written. */
const DIGITS = ['+', ' ', '-', '(', ')', '.', '/'].reduce(
  (rest, sign) => sql`replace(${rest}, ${sql.lit(sign)}, '')`,
  sql.ref('phone'),
)

/** The maximum number of words, because each one searches all messages. */
const MAX_WORDS = 8

/** Returns the search condition: the message contains each word, or its telephone number contains the digits. */
export function searchConditions(search: string): RawBuilder<boolean>[] {
  const digits = /^[\d\s+()./-]+$/.test(search) ? lastDigits(search) : ''
  if (digits.length >= SHORTEST_TELEPHONE) return [sql`${DIGITS} LIKE ${anywhere(digits)}`]
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.slice(0, MAX_WORDS).map((word) => sql`${WRITTEN} LIKE ${anywhere(word)} ESCAPE '!'`)
}

/** Escapes LIKE's own wildcards. */
function anywhere(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, '!$&')}%`
}
