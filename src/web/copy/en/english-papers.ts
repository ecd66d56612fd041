import type { VisitorKind } from '#contract/visitor-kind.ts'
import type { DocumentList } from '../documents.ts'

/** A courtesy translation of the lists in `documents.ts`, in the same order. */
export const lists: Readonly<Record<VisitorKind, DocumentList>> = {
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
        name: 'Proof of address: residence certificate or a utility bill',
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
