import type { VisitorKind } from '#domain/papers.ts'
import type { DocumentList } from '../documents.ts'

/** A courtesy translation of the lists in `documents.ts`, in the same order. */
export const lists: Readonly<Record<VisitorKind, DocumentList>> = {
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
