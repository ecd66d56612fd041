import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { anySettings } from '../../../../test/fakes/any-settings.ts'
import { settingsWith } from '../../../../test/fakes/office-settings.ts'
import { parseOfficeYaml } from './parse-office-yaml.ts'
import { writeOfficeYaml } from './write-office-yaml.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')

function settingsOf(text: string): OfficeSettings {
  const parsed = parseOfficeYaml(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.settings
}

function mistakesOf(text: string): readonly string[] {
  const parsed = parseOfficeYaml(text)
  return parsed.ok ? [] : parsed.error.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length

describe('writeOfficeYaml', () => {
  test('writeOfficeYaml reproduces the sample file without its halts', () => {
    const withoutHalts = SAMPLE.replace(/ {2}# İlk açılışta[^]*?durdurulan: yok\n\n/, '')
    expect(writeOfficeYaml(settingsOf(SAMPLE))).toBe(withoutHalts)
  })

  test('written settings are read back unchanged for any settings', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(settingsOf(writeOfficeYaml(settings))).toEqual(settings)
      }),
      { numRuns: 100 },
    )
  })

  test('writeOfficeYaml writes “yok” for a missing value and omits empty fields', () => {
    const written = writeOfficeYaml(settingsWith({ path: ['notice'], after: { text: 'Kapalıyız.', until: null } }))
    expect(written).toMatch(/^altin: yok$/m)
    expect(written).toMatch(/^duyuru:\n {2}metin: Kapalıyız\.$/m)
    expect(written).not.toMatch(/^\s*durdurulan:/m)
  })
})

test('parseOfficeYaml reads an older file without the newer fields', () => {
  const earlier = SAMPLE.replaceAll(/^ {2}(?:kimlik_usd|vergi_no_usd):.*\n/gm, '')
    .replace(/^buyuk_tutar_tl:.*\n/m, '')
    .replace(/^havale:\n(?: {2}.*\n)+/m, '')
    .replace(/^diger_dovizler:.*\n/m, '')
  expect(settingsOf(earlier)).toMatchObject({
    legal: { identityFromUsd: null, taxNumberFromUsd: null, identificationThreshold: 185_000 },
    largeSumTl: null,
    transfers: { explainedFromTl: null, receiptAnswer: null, titleDeedAnswer: null },
    tax: null,
    commission: null,
    otherCurrencies: [],
  })
})

describe('parseOfficeYaml', () => {
  const edited = (from: string, to: string): string => SAMPLE.replace(from, to)

  test('parseOfficeYaml does not require the facts of the permit that older files lack', () => {
    const older = SAMPLE.replace(/ {2}ticaret_sicili:\n(?: {4}.*\n)+/, '')
      .replace(/ {4}unvan: .*\n/, '')
      .replace(/ {2}yetkili_muesseseler: .*\n/, '')
    const { licence, links } = settingsOf(older)
    expect(Object.keys(licence)).toEqual(['authority', 'kind', 'number'])
    expect(links).not.toHaveProperty('licensedOffices')
  })

  test('parseOfficeYaml returns halts separately from the settings', () => {
    const parsed = parseOfficeYaml(edited('\n  durdurulan: yok', '\n  durdurulan: [SAR, JPY]'))
    expect(parsed.ok && parsed.value.halted).toEqual(expect.arrayContaining(['JPY', 'SAR']))
    expect(settingsOf(SAMPLE)).not.toHaveProperty('#halted')
  })

  test.each([
    [
      'pazar: kapalı',
      'pazar: tatil',
      'calisma_saatleri.hafta.pazar: 09:00-18:30 biçiminde saatler ya da “kapalı” olmalı',
    ],
    [
      'persembe: 09:00',
      'persembe: О9:00',
      'calisma_saatleri.hafta.persembe: 09:00-18:30 biçiminde saatler ya da “kapalı” olmalı',
    ],
    ['kisa_ad: ANGÜN', 'kisa_adi: ANGÜN', 'kurum.kisa_adi: bilinmeyen alan; bunu mu yazmak istediniz: “kisa_ad”?'],
    [
      'makas_yuzde: 10',
      'makas_yuzde: çok',
      'kurlar.sinirlar.makas_yuzde: yüzde olarak bir sayı olmalı; en çok iki ondalıkla',
    ],
    ['pay_yuzde: 2', 'pay_yuzde: 30', 'kurlar.sinirlar.pay_yuzde: '],
    ['TL: TR68', 'TL: TR69', 'bankalar[3].iban.TL: IBAN’ın denetim basamakları tutmuyor'],
    ['gun: 2026-10-29', 'gun: 2026-10-32', 'calisma_saatleri.ozel_gunler[17].gun: 2026-10-29 biçiminde'],
  ])('parseOfficeYaml reports the line and the field of a mistake: %s → %s', (from, to, expected) => {
    const text = edited(from, to)
    const mistakes = mistakesOf(text)
    expect(mistakes[0]).toContain(`${lineOf(text, to)} ${expected}`)
  })

  test('parseOfficeYaml reports a missing field, and a misspelt field only once', () => {
    expect(mistakesOf(edited('  telefon: 0 (212) 000 00 00\n', ''))).toEqual([
      expect.stringContaining('iletisim.telefon: bu alan eksik'),
    ])
    expect(mistakesOf(edited('  telefon:', '  telfon:'))).toEqual([
      expect.stringContaining('iletisim.telfon: bilinmeyen alan; bunu mu yazmak istediniz: “telefon”?'),
    ])
  })

  test.each([
    ['  kisa_ad: ANGÜN', '\tkisa_ad: ANGÜN'],
    ['  - ad: VakıfBank', '    ad: VakıfBank'],
  ])('parseOfficeYaml reports the message of the YAML library with its line: %s → %s', (from, to) => {
    const text = edited(from, to)
    const [mistake, ...others] = mistakesOf(text)
    expect(mistake).toMatch(/^\d+ : YAML okunamadı: \S/)
    expect(Math.abs(Number.parseInt(mistake ?? '', 10) - lineOf(text, to))).toBeLessThanOrEqual(1)
    expect(others).toEqual([])
  })

  test('parseOfficeYaml refuses an empty file and a file in another encoding', () => {
    expect(mistakesOf('# nothing\n')).toEqual(['1 : dosya boş'])
    expect(mistakesOf('kurum:\n  ad: D\uFFFDviz\n')).toEqual(['2 : Dosya UTF-8 değil: UTF-8 olarak kaydedin.'])
  })

  test('parseOfficeYaml refuses the margin "1.000", which may mean one or a thousand', () => {
    const gold = 'altin:\n  alinip_satilan: [gram]\n  paylar:\n    gram: { alis: -1.000, satis: 5 }'
    expect(mistakesOf(SAMPLE.replace(/^altin: yok$/m, gold))).toEqual([
      expect.stringContaining('altin.paylar.gram.alis: '),
    ])
  })

  test('parseOfficeYaml reads tax, commission and other currencies', () => {
    const settings = (text: string) => settingsOf(edited('diger_dovizler: yok', text))
    expect(settings('bsmv: "%0,2"\nkomisyon: yok\ndiger_dovizler: [kwd, RUB]')).toMatchObject({
      tax: { added: 20 },
      commission: 'none',
      otherCurrencies: ['KWD', 'RUB'],
    })
    expect(settings('bsmv: Dâhil\nkomisyon: 1.000 USD altında 50 TL')).toMatchObject({
      tax: 'included',
      commission: { text: '1.000 USD altında 50 TL' },
      otherCurrencies: [],
    })
  })

  test.each(['tabela', 'tahta'])('parseOfficeYaml reads “%s” as the board’s price of a banknote', (word) => {
    const rules = edited('\n  banknotlar: yok', `\n  banknotlar:\n    USD:\n      50: ${word}`)
    expect(settingsOf(rules).banknotes).toEqual({ USD: { 50: { rule: 'full' } } })
    expect(writeOfficeYaml(settingsOf(rules))).toContain('50: tabela')
  })

  test.each([
    ['bsmv: var', 'bsmv: “dahil” ya da “%0,2” gibi, fiyata eklenen bir oran olmalı'],
    ['bsmv: "%20"', 'bsmv: en çok %10 olmalı'],
    ['diger_dovizler: [KWD, USD]', 'diger_dovizler: bu dövizin tabelada fiyatı var'],
    ['diger_dovizler: [KWT]', 'diger_dovizler: bilinen bir ad değil'],
  ])('parseOfficeYaml refuses “%s”', (text, expected) => {
    expect(mistakesOf(edited('diger_dovizler: yok', text))).toEqual([expect.stringContaining(expected)])
  })

  test.each([
    ['  bsmv_dahil: evet', 'included'],
    ['  bsmv_dahil: hayır', null],
  ])('parseOfficeYaml reads the earlier “%s” and warns with its line', (text, tax) => {
    const file = edited('havale:\n', `havale:\n${text}\n`)
    const parsed = parseOfficeYaml(file)
    expect(parsed.ok && parsed.value.settings.tax).toBe(tax)
    const [warning] = parsed.ok ? parsed.value.warnings : []
    expect(warning).toMatchObject({ line: lineOf(file, text), field: 'havale.bsmv_dahil' })
    expect(warning?.reason).toContain('“bsmv: dahil” yazın')
    const withBoth = parseOfficeYaml(file.replace('diger_dovizler: yok', 'bsmv: "%0,2"'))
    expect(withBoth.ok && withBoth.value.settings.tax).toEqual({ added: 20 })
  })

  test('parseOfficeYaml warns about a text that a comment cuts off', () => {
    const parsed = parseOfficeYaml(edited('sokak: ', 'sokak: Kat 2 #5 '))
    expect(parsed.ok && parsed.value.warnings.map(({ field }) => field)).toEqual(['iletisim.adres.sokak'])
  })
})
