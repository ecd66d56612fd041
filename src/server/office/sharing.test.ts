import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withSharing } from '../../../test/fakes/sharing-office.ts'
import { officeDifference } from './difference.ts'
import { describeOfficeMistake, parseOffice } from './parse.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')

function sharing(text: string) {
  const parsed = parseOffice(text)
  return parsed.ok
    ? parsed.value.facts.sharing
    : parsed.error.map((mistake) => describeOfficeMistake(mistake).replace(/^satır \d+(?:, |: )/, ''))
}

test.each([
  ['as the sample says', SAMPLE],
  ['by leaving it out', SAMPLE.replace('\nveri_paylasimi: yok\n', '\n')],
])('an office shares nothing, %s', (_how, text) => {
  expect(sharing(text)).toBeUndefined()
})

test('who shares lets every site read, and those that it lists frame the table', () => {
  expect(sharing(withSharing(SAMPLE, 'yok'))).toEqual({ framers: [] })
  expect(sharing(withSharing(SAMPLE, '[https://gazete.example, https://www.kur.example:8443]'))).toEqual({
    framers: ['https://gazete.example', 'https://www.kur.example:8443'],
  })
})

test('what is no origin by https is refused by name, a word that would allow all among it', () => {
  const reason = 'https://www.ornek.com biçiminde olmalı; sonunda / ya da yol olmamalı'
  expect(
    sharing(
      withSharing(
        SAMPLE,
        '[http://gazete.example, https://gazete.example/, "*", "https://*.example", "https://a.example;script-src"]',
      ),
    ),
  ).toEqual([1, 2, 3, 4, 5].map((row) => `veri_paylasimi.gomebilen_siteler[${row}]: ${reason}`))
  expect(sharing(withSharing(SAMPLE, 'hepsi'))).toEqual([
    'veri_paylasimi.gomebilen_siteler: “yok” ya da adreslerden bir liste olmalı',
  ])
})

test('the difference names who may frame', () => {
  expect(officeDifference(SAMPLE, withSharing(SAMPLE, '[https://gazete.example]'))).toContain(
    'kur tablosunu gömebilen siteler: — → https://gazete.example',
  )
})
