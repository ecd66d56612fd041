import { bring as copy } from '../../copy/bring.ts'
import { formatMoney, lira } from '../calculator/money-text.ts'
import type { Limit } from './use-limit.ts'

/** What is said of the limit: what is so, and what follows. */
export function limitWords(limit: Limit): { readonly title: string; readonly text: string } {
  switch (limit.kind) {
    case 'above':
      return { title: copy.above.title(lira(formatMoney(limit.lira)), limit.limit), text: copy.above.text }
    case 'below':
      return { title: copy.below.title(limit.limit), text: copy.below.text }
    case 'exactly':
      return { title: copy.below.exactly(limit.limit), text: copy.below.text }
    case 'unknown':
      return { title: copy.unknown.title(limit.limit), text: copy.unknown.text }
  }
}
