import { type RawBuilder, sql } from 'kysely'
import { folded } from './folded-text.ts'
import { lastDigits, SHORTEST_TELEPHONE } from './telephone.ts'

const WRITTEN = sql`folded(name || ' ' || email || ' ' || phone || ' ' || messages.subject || ' ' || messages.message)`

/** A telephone number is written in many forms. */
const DIGITS = ['+', ' ', '-', '(', ')', '.', '/'].reduce(
  (rest, sign) => sql`replace(${rest}, ${sql.lit(sign)}, '')`,
  sql.ref('phone'),
)

/** Each word counts, and takes its time over all messages. */
const MAX_WORDS = 8

/** The search condition: the message contains each word, or its telephone contains the digits. */
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
