import type { OfficeFacts } from '#contract/office-facts.ts'
import type { VisitorKind } from '#contract/visitor-kind.ts'
import type { OpeningHours } from '#domain/opening.ts'
import { bring as copy } from '../../copy/bring.ts'
import { documentLists, documents } from '../../copy/documents.ts'
import { openDaysText } from '../../copy/opening.ts'
import { limitWords } from './limit-words.ts'
import type { Limit } from './use-limit.ts'

/** The list as somebody reads it in a message, with the hours as they are now. */
export function listText(visitor: VisitorKind, limit: Limit, office: OfficeFacts, hours: OpeningHours): string {
  const { title, text } = limitWords(limit)
  const { address, legal, name, phone } = office
  const items = documentLists[visitor].documents.map(({ name: document, otherwise }) =>
    otherwise === undefined ? `• ${document}` : `• ${document}. ${otherwise}`,
  )
  return [
    `${copy.title} (${copy.visitors[visitor]})`,
    `${title} ${text}`,
    ...(visitor === 'foreigners' ? [documents.foreignMinimum(legal.foreignMinimumEuro)] : []),
    ...items,
    copy.valid,
    '',
    name,
    `${address.street}, ${address.district} / ${address.city}`,
    openDaysText(hours),
    phone.text,
  ].join('\n')
}
