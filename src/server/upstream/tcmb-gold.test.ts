import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeCentralBank, goldXml, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { sampleText } from '../../../test/fakes/samples.ts'
import { needs } from '../../../test/needs.ts'
import { day } from '../store/test/sample-records.ts'
import { parseGoldFixing, tcmbGold } from './tcmb-gold.ts'

const NOON = Date.parse('2025-12-09T12:00:00+03:00')
const NOON_XML = goldXml('2025-12-09', 12, { standard: '5734,70', pure: '5763,52' })
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('parseGoldFixing', () => {
  test('parseGoldFixing reads lira per gram of 995 ‰ and of pure gold', () => {
    expect(parseGoldFixing(bytes(NOON_XML))).toEqual({
      ok: true,
      value: { at: NOON, standard: 5_734_700_000, pure: 5_763_520_000 },
    })
  })

  test.each([
    ['html', '<!DOCTYPE html><html></html>'],
    ['broken-xml', NOON_XML.slice(0, -20)],
    ['other-document', '<Tarih_Date></Tarih_Date>'],
    ['no-date', NOON_XML.replace('saat="12:00"', 'saat="öğle"')],
    ['no-rates', sampleText('hourly.xml')],
    ['no-rates', NOON_XML.replaceAll('<birim>1</birim>', '<birim>31</birim>')],
    ['not-gold', NOON_XML.replace('5763,52', '71,45')],
  ])('parseGoldFixing rejects a document as %s', (mistake, text) => {
    expect(parseGoldFixing(bytes(text))).toEqual({ ok: false, error: mistake })
  })
})

describe('tcmbGold', () => {
  let bank: FakeCentralBank
  beforeEach(async () => {
    bank = await startFakeCentralBank()
  })
  afterEach(() => bank.stop())
  const gold = () => tcmbGold({ url: bank.url, clock: fakeClock(NOON) })

  test('the server requests the document of an hour at the address of that hour', async () => {
    bank.publishGold('2025-12-09', 12, NOON_XML)
    expect(await gold().of(day('2025-12-09'), 12)).toMatchObject({ value: { at: NOON } })
    expect(bank.asked.map(({ path }) => path)).toEqual(['/reeskontkur/202512/09122025-1200.xml'])
  })

  test('a missing document is not a failure', async () => {
    expect(await gold().of(day('2025-12-09'), 12)).toEqual({ ok: true, value: null })
  })

  test('the document of another hour is refused', async () => {
    bank.publishGold('2025-12-09', 13, NOON_XML)
    expect(await gold().of(day('2025-12-09'), 13)).toEqual({ ok: false, error: { kind: 'other-day' } })
  })

  test('an error status of the bank is returned as the failure of the hour', async () => {
    bank.status(503)
    expect(await gold().of(day('2025-12-09'), 12)).toEqual({ ok: false, error: { kind: 'status', status: 503 } })
  })
})

const RECORDED = new URL(
  '../../../../shared/data/tcmb_xml/reeskont-hourly_2026-01-05_yusufcetin82.xml',
  import.meta.url,
)

test('parseGoldFixing rejects a recording with invented gold prices', needs('recordings'), () => {
  expect(parseGoldFixing(readFileSync(RECORDED))).toEqual({ ok: false, error: 'not-gold' })
})
