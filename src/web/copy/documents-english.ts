import type { VisitorKind } from '#contract/visitor-kind.ts'
import type { Opening, OpeningHours } from '#domain/opening.ts'
import { formatDigits, formatMinute } from '../format/format.ts'
import type { DocumentList } from './documents.ts'
import { hoursText, weekLines } from './opening-words.ts'

/** A courtesy translation of the lists in documents.ts, in their order, and of what stands beside them. */
export const documentsEnglish = {
  title: 'What to bring',
  lead: 'The documents that our counter asks for, and how to find us.',
  courtesy: {
    before: 'This is a courtesy translation. The ',
    link: 'Turkish text',
    after: ' is the binding one.',
  },
  rates: {
    title: 'Two rates',
    text: '“Alış” is the rate at which we buy your currency, “satış” the one at which we sell it to you. Rates on this site are for information; the counter confirms the price.',
    link: 'Work out an amount (in Turkish)',
  },
  identification: {
    title: 'Identification',
    above: (lira: number) =>
      `Above ${english(lira)} TL, also as the total of linked transactions, the law requires us to identify you.`,
    identity: (dollars: number) => `From ${english(dollars)} USD: your passport or identity card, the original.`,
    taxNumber: (dollars: number) => `From ${english(dollars)} USD: also your Turkish tax number.`,
    all: (lira: number) =>
      `Above ${english(lira)} TL, also as the total of linked transactions: the full list of documents.`,
    below:
      'For smaller amounts, too, please have your passport or identity card with you: the counter may ask for documents.',
    minimum: (euro: number) =>
      `For foreign individuals the list below has a minimum transaction of ${english(euro)} euro; we exchange smaller amounts, too.`,
    article15:
      'If you act in your own name but on somebody else’s account, you must declare in writing, before the transaction, on whose (Law 5549, Article 15).',
  },
  valid: {
    title: 'Please note',
    text: 'All documents must be current and valid. A missing document may prevent the transaction.',
  },
  visit: {
    title: 'How to find us',
    hours: 'Opening hours',
    address: 'Address',
    phone: 'Telephone',
    directions: 'Directions',
    chat: 'Send us a message',
    newTab: 'opens in a new tab',
  },
} as const

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** "Monday–Friday 09:00-18:30, Saturday 09:00-18:00" */
export function openDaysInEnglish(hours: OpeningHours): string {
  const open = weekLines(hours).filter((line) => line.hours.length > 0)
  return open
    .map(({ from, to, hours: of }) => `${daysInEnglish(from, to)} ${hoursText(of).replaceAll(' ve ', ' and ')}`)
    .join(', ')
}

function daysInEnglish(from: number, to: number): string {
  const first = WEEKDAYS[from - 1] ?? ''
  return from === to ? first : `${first}–${WEEKDAYS[to - 1] ?? ''}`
}

/** "Open now, until 18.30" */
export function openingInEnglish(opening: Opening): string {
  return opening.kind === 'open' ? `Open now, until ${formatMinute(opening.until)}` : 'Closed now'
}

/** "185,000" */
function english(figure: number): string {
  return formatDigits(figure).replaceAll('.', ',')
}

export const documentListsEnglish: Readonly<Record<VisitorKind, DocumentList>> = {
  foreigners: {
    title: 'Foreign persons',
    documents: [
      { name: 'Copy of your passport' },
      { name: 'Address and telephone number' },
      { name: 'Turkish tax number' },
      { name: 'Nationality' },
      { name: 'Beneficial owner document' },
    ],
  },
  individuals: {
    title: 'Individuals (not taxpayers)',
    documents: [
      { name: 'Copy of your identity card' },
      {
        name: 'Signature declaration',
        otherwise:
          'Otherwise a driving licence to confirm the signature, or a wet signature under the copy of the identity card.',
      },
      {
        name: 'Proof of address: residence certificate or a bill',
        otherwise:
          'Otherwise a written statement that explains it, with a wet signature under the copy of the identity card.',
      },
      { name: 'Telephone number, occupation, place of birth, nationality, names of mother and father' },
    ],
  },
  companies: {
    title: 'Companies',
    documents: [
      { name: 'Current tax certificate' },
      { name: 'Signature circular' },
      { name: 'Activity certificate' },
      { name: 'Trade registry gazette' },
      { name: 'Copy of the identity card of the authorised person' },
      { name: 'Beneficial owner document' },
    ],
  },
  partnerships: {
    title: 'Ordinary partnerships and firms',
    documents: [
      { name: 'Copies of the partners’ identity cards' },
      { name: 'Partnership contract' },
      { name: 'Signature circular' },
      { name: 'Activity certificate' },
      { name: 'Tax certificate' },
      { name: 'Document showing address and number' },
    ],
  },
}
