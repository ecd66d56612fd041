import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { isBar } from '#domain/gold/bars.ts'
import { INSTRUMENT_IDS, METAL_CODES } from '#domain/instrument.ts'
import { withGold } from '../../../test/fakes/gold-office.ts'
import { METAL_NAMES, readInstruments, readMetal } from '../settings/spelling.ts'
import { officeDifference } from './difference.ts'
import { haltedIn, halting, pricing } from './edits.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, parseOffice } from './parse.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')
const GOLD = withGold(SAMPLE)

function office(text: string): Office {
  const parsed = parseOffice(text)
  if (!parsed.ok) throw new Error(parsed.error.map(describeOfficeMistake).join('\n'))
  return parsed.value
}

/** Without the lines. */
function mistakes(section: string): string[] {
  const parsed = parseOffice(withGold(SAMPLE, section))
  return parsed.ok
    ? []
    : parsed.error.map((mistake) => describeOfficeMistake(mistake).replace(/^satır \d+(?:, |: )/, ''))
}

const trading = (list: string, more = ''): string => `altin:\n  alinip_satilan: ${list}\n${more}`

describe('an office without a gold board', () => {
  test.each([
    ['as the sample says', SAMPLE],
    ['by leaving it out', SAMPLE.replace('\naltin: yok\n', '\n')],
  ])('quotes currencies only, %s', (_how, text) => {
    const { facts, pricing: prices } = office(text)
    expect(prices.selection).toEqual(CURRENCY_CODES)
    expect('gold' in facts).toBe(false)
  })

  test('keeps its text when a metal is halted', () => {
    expect(halting(['ONS'], true)(SAMPLE)).toBe(SAMPLE)
  })
})

describe('an office with a gold board', () => {
  test('quotes every metal beside the currencies, and no bar that it does not list', () => {
    expect(office(GOLD).pricing.selection).toEqual(INSTRUMENT_IDS.filter((code) => !isBar(code)))
    expect(halting(METAL_CODES, true)(GOLD)).toContain('\n  durdurulan: hepsi')
    const { halted, selection } = office(halting(METAL_CODES, true)(GOLD)).pricing
    expect([...halted].filter((code) => !selection.includes(code))).toEqual([])
  })

  test('lists bars by name, each with both of its margins: nobody else quotes them', () => {
    const paylar = '  paylar:\n    kulce-10: { alis: -100, satis: 250 }\n    kulce-100: { alis: 0, satis: 1.500 }\n'
    const { facts, pricing: prices } = office(withGold(SAMPLE, trading('[gram, kulce-100, 10 külçe]', paylar)))
    expect(facts.gold?.traded).toEqual(['KULCEALTIN', 'KULCE10', 'KULCE100'])
    expect(prices.selection.filter(isBar)).toEqual(['KULCE10', 'KULCE100'])
    expect(prices.margins.KULCE10?.sell).toEqual({ kind: 'lira', micros: 250_000_000 })
    const half = '  paylar:\n    kulce-10: { satis: 250 }\n'
    for (const margins of ['', half])
      expect(mistakes(trading('[gram, kulce-10]', margins))).toEqual([
        'altin.paylar: külçenin fiyatı gram altından hesaplanır; listedeki her külçeye (kulce-10 gibi) alış ve satış payı yazın',
      ])
  })

  test('trades all coins and gram bars by one word, and nothing else by it', () => {
    const traded = office(GOLD).facts.gold?.traded ?? []
    expect(traded).toHaveLength(13)
    for (const code of ['ALTIN', 'AYAR22', 'AYAR14', 'ONS', 'USDKG', 'GUMUSTRY'] as const)
      expect(traded).not.toContain(code)
  })

  test('or what it lists, written as people write it', () => {
    const { facts } = office(withGold(SAMPLE, trading('[Yeni çeyrek, gram altın, "Ata beşli, eski", gümüş]')))
    expect(facts.gold?.traded).toEqual(['KULCEALTIN', 'CEYREK_YENI', 'ATA5_ESKI', 'GUMUSTRY'])
  })

  test('has margins and limits of single metals', () => {
    const { margins, ownGuards } = office(GOLD).pricing
    expect(margins.CEYREK_YENI).toEqual({
      buy: { kind: 'lira', micros: -10_000_000 },
      sell: { kind: 'lira', micros: 10_000_000 },
    })
    expect(ownGuards).toEqual({ GUMUSTRY: { spreadLimit: 2000 } })
  })

  test('names a product that was misspelt, and what was probably meant', () => {
    expect(mistakes(trading('[gram, ceyrekk-yeni, elmas]', '  durdurulan: [atta-eski]\n'))).toEqual([
      'altin.alinip_satilan[2]: “ceyrekk-yeni” tanınmıyor; “ceyrek-yeni” mi yazmak istediniz?',
      `altin.alinip_satilan[3]: “elmas” tanınmıyor; şunlardan biri olmalı: ${Object.values(METAL_NAMES).join(', ')}`,
      'altin.durdurulan[1]: “atta-eski” tanınmıyor; “ata-eski” mi yazmak istediniz?',
    ])
  })

  test('says of worked gold that its trade needs another licence, and believes who has it', () => {
    expect(mistakes(trading('[gram, 22-ayar]'))).toEqual([
      'altin.alinip_satilan: 22-ayar ve 14-ayar alıp satmak kuyum yetki belgesi ister; belgeniz varsa “kuyum_yetki_belgesi: evet” satırını ekleyin',
    ])
    const licensed = office(withGold(SAMPLE, trading('[gram, 22-ayar]', '  kuyum_yetki_belgesi: evet\n')))
    expect(licensed.facts.gold?.traded).toContain('AYAR22')
  })

  test.each(['has', 'ons', 'has-dolar', 'kilo-dolar', 'kilo-euro', 'gumus-ons'])('can’t trade %s', (name) => {
    expect(mistakes(trading(`[gram, ${name}]`))).toEqual([
      'altin.alinip_satilan[2]: bu, gişede alınıp satılan bir ürün değil; sitede yalnızca bilgi için gösterilir',
    ])
  })

  test.each([
    ['altin: evet\n', 'altin: “yok” ya da altında “alinip_satilan” alanı olmalı'],
    ['altin:\n  durdurulan: yok\n', 'altin.alinip_satilan: bu alan eksik'],
    [trading('bazıları'), 'altin.alinip_satilan: “yok”, “hepsi” ya da [gram, ceyrek-yeni] gibi bir liste olmalı'],
    [trading('yok', '  paylar:\n    ceyrek:\n      alis: 5\n'), /^altin\.paylar\.ceyrek: bilinmeyen alan; /],
    [
      trading('yok', '  sinirlar:\n    gumus:\n      makas_yuzde: çok\n'),
      'altin.sinirlar.gumus.makas_yuzde: 0,01 ile 100 arasında bir sayı olmalı',
    ],
  ])('is refused where it says %j', (section, reason) => {
    expect(mistakes(section)[0]).toMatch(reason)
  })
})

describe('a metal', () => {
  test.each(METAL_CODES)('%s is understood by its name and by the provider’s', (code) => {
    expect(readMetal(METAL_NAMES[code])).toBe(code)
    expect(readInstruments(METAL_NAMES[code].toUpperCase())).toEqual([code])
  })

  test('is not meant by “altın”, which is all of them', () => {
    expect(readInstruments('Altın')).toEqual(METAL_CODES)
    expect(readMetal('altın')).toBeUndefined()
  })
})

describe('an edit of the gold board', () => {
  test('halts in its own list and leaves that of the currencies', () => {
    const halted = halting(['CEYREK_YENI', 'USD'], true)(GOLD)
    expect([...haltedIn(halted)]).toEqual(['USD', 'CEYREK_YENI'])
    expect(officeDifference(GOLD, halted)).toEqual(['USD durduruldu', 'ceyrek-yeni durduruldu'])
    expect([...office(halted).pricing.halted]).toEqual(['USD', 'CEYREK_YENI'])
    expect(halting(['CEYREK_YENI', 'USD'], false)(halted)).toBe(GOLD)
  })

  test('halts all of it by one word', () => {
    const halted = halting(METAL_CODES, true)(GOLD)
    expect(halted).toContain('  durdurulan: hepsi')
    expect(officeDifference(GOLD, halted)).toEqual(['altın ve gümüşün hepsi durduruldu'])
  })

  test('that takes it off the site re-opens nothing', () => {
    const halted = halting(['CEYREK_YENI'], true)(GOLD)
    expect(officeDifference(halted, SAMPLE).join()).not.toContain('açıldı')
    expect(officeDifference(SAMPLE, halted)).toContain('ceyrek-yeni durduruldu')
  })

  test('gives a metal a margin', () => {
    const priced = pricing('KULCEALTIN', { buy: '-5' })(GOLD)
    expect(office(priced).pricing.margins.KULCEALTIN).toEqual({ buy: { kind: 'lira', micros: -5_000_000 } })
    expect(officeDifference(GOLD, priced)).toEqual(['gram alış payı — → -5'])
  })
})
