import type { VisitorKind } from '#domain/papers.ts'
import type { DocumentList } from '../documents.ts'

/** A courtesy translation of the lists in `documents.ts`, in the same order. */
const lists: Readonly<Record<VisitorKind, DocumentList>> = {
  foreigners: {
    title: 'Foreign nationals',
    documents: [
      { name: 'Copy of your passport', otherwise: 'Or of a residence card with a foreigner’s number (99…).' },
      { name: 'Address and telephone number' },
      { name: 'Turkish tax number', otherwise: 'Or the foreigner’s number (99…).', paper: 'tax-number' },
      { name: 'Nationality' },
      { name: 'Beneficial owner document', otherwise: 'A form that you sign at the counter.' },
    ],
  },
  individuals: {
    title: 'Turkish nationals (individuals, not taxpayers)',
    documents: [
      { name: 'Copy of your identity card' },
      {
        name: 'Signature declaration',
        otherwise:
          'Otherwise a driving licence to confirm the signature, or a handwritten signature under the copy of the identity card.',
      },
      {
        name: 'Proof of address: residence certificate or a utility bill',
        otherwise:
          'Otherwise a written statement that explains it, with a handwritten signature under the copy of the identity card.',
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
      { name: 'Beneficial owner document', otherwise: 'A form that you sign at the counter.' },
    ],
  },
  partnerships: {
    title: 'Ordinary partnerships and firms',
    documents: [
      { name: 'Copies of the partners’ identity cards' },
      { name: 'Partnership contract', otherwise: 'Sole traders use this list, too, without the contract.' },
      { name: 'Signature circular' },
      { name: 'Activity certificate' },
      { name: 'Tax certificate' },
      { name: 'Document showing address and number' },
    ],
  },
}

/** The texts of the full list of documents. The page loads them after the rest. */
export const papers = {
  title: 'The full list of documents',
  courtesy: { before: 'This is a courtesy translation. The ', link: 'Turkish text', after: ' is the binding one.' },
  minimum: (amount: string, threshold: string) =>
    `The list for foreign nationals applies from ${amount}; we exchange smaller amounts, too. Identification is required from ${threshold} in any case.`,
  article15:
    'If you act in your own name but for somebody else, you must tell us in writing for whom, before the exchange. Not telling us is punished with six months to one year in prison or a judicial fine of up to 5,000 days (Law 5549, Article 15).',
  originals:
    'The counter looks at the original of your passport or identity card; the copy in the lists is the one that stays in our file.',
  /** The year of the limits. */
  year: (year: number) => `The amounts are those for ${year}.`,
  valid: 'All documents must be current and valid. Without one of them we may not be able to serve you.',
  lists,
}
