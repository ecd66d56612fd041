import { expect, test } from 'vitest'
import { VISITOR_KINDS } from '#contract/visitor-kind.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { documentListsEnglish, documentsEnglish, openDaysInEnglish } from './documents-english.ts'
import { documentLists } from './documents.ts'

test.each(VISITOR_KINDS)(
  'the translation of the list for %s has as many documents, with the same stand-ins',
  (kind) => {
    const shape = (lists: typeof documentListsEnglish) => lists[kind].documents.map((each) => 'otherwise' in each)
    expect(shape(documentListsEnglish)).toEqual(shape(documentLists))
  },
)

test('figures and hours are written as in English', () => {
  expect(documentsEnglish.identification.above(185_000)).toContain('185,000 TL')
  expect(documentsEnglish.identification.minimum(5000)).toContain('5,000 euro')
  expect(openDaysInEnglish(OFFICE_FACTS.hours)).toBe('Monday–Friday 09:00-18:30, Saturday 09:00-18:00')
})
