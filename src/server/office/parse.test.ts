import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withLiveSettings } from '#contract/office-facts.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { DEFAULT_GUARDS } from '#domain/quote-rules.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, parseOffice } from './parse.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')

/** The sample with one passage replaced; the passage must be there. */
function edited(passage: string, by: string): string {
  if (!SAMPLE.includes(passage)) throw new Error(`not in the sample: ${passage}`)
  return SAMPLE.replace(passage, by)
}

function office(text: string): Office {
  const parsed = parseOffice(text)
  if (!parsed.ok) throw new Error(parsed.error.map(describeOfficeMistake).join('\n'))
  return parsed.value
}

function mistakes(text: string): string[] {
  const parsed = parseOffice(text)
  return parsed.ok ? [] : parsed.error.map(describeOfficeMistake)
}

function lineOf(passage: string): number {
  return SAMPLE.slice(0, SAMPLE.indexOf(passage)).split('\n').length
}

describe('the office file of the repository', () => {
  const { facts, pricing } = office(SAMPLE)

  test('is sample data and says so', () => {
    expect(facts.sample).toBe(true)
    expect(facts.banks.every(({ code }) => code === '00000')).toBe(true)
    expect(JSON.stringify(facts.address)).toContain('Örnek')
  })

  test('names eight banks in the order of the design, with logos on this site', () => {
    expect(facts.banks.map(({ bank }) => bank)).toEqual([
      'Ziraat Bankası',
      'VakıfBank',
      'Halkbank',
      'İş Bankası',
      'Garanti BBVA',
      'Yapı Kredi',
      'Akbank',
      'DenizBank',
    ])
    for (const { logo } of facts.banks) expect(() => readFileSync(`public${logo}`)).not.toThrow()
  })

  test('names the quarters that the specification names; a file may leave them out', () => {
    expect(facts.address.around).toBe('Eminönü, Tahtakale, Sultanahmet ve Mısır Çarşısı')
    const line = '    cevre: Eminönü, Tahtakale, Sultanahmet ve Mısır Çarşısı\n'
    expect(office(edited(line, '')).facts.address.around).toBeNull()
  })

  test('holds the figures of the specification', () => {
    expect(facts.founded).toBe(1996)
    expect(facts.legal).toEqual({
      identificationThreshold: 185_000,
      penalty: 226_671,
      penaltyYear: 2025,
      foreignMinimumEuro: 5000,
    })
    expect(facts.claims.map(({ figure }) => figure)).toEqual(['130K+', '1M+', '7/24', '%99,9'])
    expect(facts.hours.week).toEqual([
      ...Array.from({ length: 5 }, () => [{ from: '09:00', to: '18:30' }]),
      [{ from: '09:00', to: '18:00' }],
      [],
    ])
    expect(facts.freshness).toEqual({ live: 900_000, delayed: 3_600_000 })
  })

  test('leaves the provider’s price as it is, and guards it by the limits of the contract', () => {
    expect(pricing.margins).toEqual(Object.fromEntries(CURRENCY_CODES.map((code) => [code, {}])))
    expect(pricing.guards).toEqual(DEFAULT_GUARDS)
    expect(pricing.halted).toEqual(new Set())
  })

  test('from before there were limits against the bulletin and the day has those of the contract', () => {
    const older = edited('    bulten_yuzde: 10\n    gun_yuzde: 10\n', '')
    expect(office(older).pricing.guards).toEqual(pricing.guards)
    expect(office(edited('bulten_yuzde: 10', 'bulten_yuzde: 25,5')).pricing.guards.bulletinLimit).toBe(2550)
  })

  test('lets other sites read prices only if the file says so', () => {
    expect(facts.sharing).toBe(false)
    expect(office(edited('veri_paylasimi: hayır\n', '')).facts.sharing).toBe(false)
    expect(office(edited('veri_paylasimi: hayır', 'veri_paylasimi: evet')).facts.sharing).toBe(true)
  })

  test('leads to chat and map by addresses made from number and place', () => {
    expect(facts.chat.href).toBe('https://wa.me/900000000000?text=Merhaba!')
    expect(facts.map.embed).toBe(
      'https://www.openstreetmap.org/export/embed.html?bbox=28.96540%2C41.01410%2C28.97540%2C41.01910&layer=mapnik&marker=41.0166%2C28.9704',
    )
    expect(facts.map.directions).toBe('https://www.google.com/maps/dir/?api=1&destination=41.0166,28.9704')
    expect(facts.phone).toEqual({ text: '0 (212) 000 00 00', uri: '+902120000000' })
  })

  test('knows the half days before a bayram', () => {
    expect(facts.hours.special).toContainEqual({
      day: '2026-10-28',
      name: 'Cumhuriyet Bayramı arifesi',
      hours: [{ from: '09:00', to: '13:00' }],
    })
    expect(facts.hours.special).toContainEqual({ day: '2026-10-29', name: 'Cumhuriyet Bayramı', hours: [] })
  })
})

describe('what the counter changes', () => {
  test.each([
    ['-0,05', { kind: 'lira', micros: -50_000 }],
    ['0.0001', { kind: 'lira', micros: 100 }],
    ['12', { kind: 'lira', micros: 12_000_000 }],
    ['"%0,25"', { kind: 'percent', millionths: 2500 }],
    ['"-%1"', { kind: 'percent', millionths: -10_000 }],
  ])('a margin of %s', (written, margin) => {
    const { pricing } = office(edited('    USD:\n      alis: 0', `    USD:\n      alis: ${written}`))
    expect(pricing.margins.USD).toEqual({ buy: margin })
  })

  test.each([
    ['hepsi', new Set(CURRENCY_CODES)],
    ['[JPY, SAR]', new Set(['JPY', 'SAR'])],
    ['[]', new Set()],
  ])('halted currencies: %s', (written, halted) => {
    expect(office(edited('\n  durdurulan: yok', `\n  durdurulan: ${written}`)).pricing.halted).toEqual(halted)
  })

  test('a map of their own', () => {
    const { map } = office(
      edited(
        'boylam: 28,9704',
        [
          'boylam: 28,9704',
          'cerceve: https://harita.example/a',
          'baglanti: https://harita.example/b',
          'yol_tarifi: https://harita.example/c',
        ].join('\n    '),
      ),
    ).facts
    expect(map).toMatchObject({
      embed: 'https://harita.example/a',
      link: 'https://harita.example/b',
      directions: 'https://harita.example/c',
    })
  })
})

test('the longest greeting that the file can cause is one short frame', () => {
  const day = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
  const days = Array.from(
    { length: 67 },
    (_, index) =>
      `    - { gun: ${day(1000 + index)}, ad: ${'’'.repeat(60)}, saat: '09:00-10:30, 11:30-13:00, 14:00-18:30' }\n`,
  )
  const longest = edited('  ozel_gunler:\n', `  ozel_gunler:\n${days.join('')}`)
  const { facts } = office(
    longest.replace('duyuru: yok', `duyuru: { metin: ${'’'.repeat(140)}, bitis: 2027-01-01 09:00 }`),
  )
  expect(facts.hours.special).toHaveLength(100)
  const greeting = JSON.stringify(withLiveSettings({ meta: { time: 0, tarih: '' }, data: {} }, facts))
  expect(Buffer.byteLength(greeting)).toBeLessThan(2 ** 15)
})

describe('a mistake names line, field and reason', () => {
  test.each([
    ['TR09 0000', 'TR08 0000', 'bankalar[1].iban.USD: IBAN’ın denetim basamakları tutmuyor; bir rakam yanlış yazılmış'],
    ['mesajlar_gun: 365', 'mesajlar_gun: 3', 'saklama.mesajlar_gun: 30 ile 3.650 arasında bir tam sayı olmalı'],
    ['kurulus_yili: 1996', 'kurulus_yili: bin', 'kurum.kurulus_yili: 1900 ile 2100 arasında bir tam sayı olmalı'],
    ['cuma: 09:00-18:30', 'cuma: 18:30-09:00', 'calisma_saatleri.hafta.cuma: kapanış saati açılıştan sonra olmalı'],
    [
      'pazar: kapalı',
      'pazar: tatil',
      'calisma_saatleri.hafta.pazar: 09:00-18:30 biçiminde saatler ya da “kapalı” olmalı',
    ],
    ['gun: 2026-01-01', 'gun: 2026-02-30', 'calisma_saatleri.ozel_gunler[1].gun: takvimde böyle bir gün yok'],
    ['e_posta: ornek@angun.example', 'e_posta: ornek', 'iletisim.e_posta: geçerli bir e-posta adresi olmalı'],
    ['metin: Merhaba!', 'metin:', 'iletisim.sohbet.metin: boş bırakılamaz'],
    [
      '\n  durdurulan: yok',
      '\n  durdurulan: [XAU]',
      /^kurlar\.durdurulan\[1\]: “XAU” tanınmıyor; şunlardan biri olmalı: USD, EUR/,
    ],
    ['ceza_yili: 2025', 'ceza_yil: 2025', /^yasal\.(?:ceza_yil: bilinmeyen alan|ceza_yili: bu alan eksik)/],
    ['canli_dakika: 15', 'canli_dakika: 90', 'kurlar.tazelik: “gecikmeli_dakika”, “canli_dakika”dan büyük olmalı'],
  ])('%s → %s', (passage, by, reason) => {
    const [first = ''] = mistakes(edited(passage, by))
    const [, , told] = /^satır (\d+), (.*)$/.exec(first) ?? []
    expect(told).toMatch(reason)
    const line = Number(/^satır (\d+)/.exec(first)?.[1])
    expect(Math.abs(line - lineOf(passage))).toBeLessThanOrEqual(8)
  })

  test('the line is that of the wrong value itself', () => {
    expect(mistakes(edited('TR09 0000', 'TR08 0000'))[0]).toMatch(new RegExp(`^satır ${lineOf('TR09 0000')}, `))
  })

  test('all of them at once, in the order of the lines, unknown fields of one group included', () => {
    const text = SAMPLE.replace('ad: ANGÜN Döviz ve Altın', 'adi: ANGÜN\n  adı: ANGÜN').replace(
      'pazar: kapalı',
      'pazar: x',
    )
    expect(mistakes(text).map((line) => line.replace(/^satır \d+, /, ''))).toEqual([
      'kurum.ad: bu alan eksik',
      'kurum.adi: bilinmeyen alan; “ad” mi yazmak istediniz?',
      expect.stringMatching(/^kurum\.adı: bilinmeyen alan/),
      expect.stringMatching(/^calisma_saatleri\.hafta\.pazar: /),
    ])
  })

  test('a field written twice', () => {
    const line = lineOf('semt:') + 1
    expect(mistakes(edited('semt: Eminönü, Fatih', 'semt: Eminönü, Fatih\n    semt: Fatih'))).toEqual([
      `satır ${line}: “semt” aynı yerde ikinci kez yazılmış; birini silin`,
    ])
  })

  test.each([
    ['  ad: ANGÜN Döviz ve Altın', '\tad: ANGÜN', /sekme \(Tab\)/],
    ['  kisa_ad:', '   kisa_ad:', /^satır \d+: /],
    ['    semt:', '  \t  semt:', /^satır \d+: satır başında sekme \(Tab\)/],
    ["rakam: '%99,9'", 'rakam: %99,9', /tırnak içine alınmalı/],
    ['metin: Merhaba!', 'metin: *Merhaba', /tırnak içine alınmalı/],
    ['gun: 2026-01-01, ad', 'gun: 2026-01-01 ad', /iki alanın arasında virgül eksik$/],
    ["'Atatürk’ü Anma, Genç", "'Atatürk'ü Anma, Genç", /^satır \d+: kapanan tırnaktan .* fazladan yazı var/],
  ])('what is no YAML: %s → %s', (passage, by, reason) => {
    expect(mistakes(edited(passage, by)).join('\n')).toMatch(reason)
  })

  test.each([
    ['    il: İstanbul', '    il:İstanbul', 'il'],
    ['      alis: 0\n', '      alis:0,05\n', 'alis'],
    ['{ gun: 2026-01-01', '{ gun:2026-01-01', 'gun'],
    ['\naltin: yok', '\naltin:\n  alinip_satilan:hepsi', 'alinip_satilan', 2],
    ['\naltin: yok', '\naltin:\n  alinip_satilan: hepsi\n  kuyum_yetki_belgesi:evet', 'kuyum_yetki_belgesi', 3],
    ['\naltin: yok', '\naltin:\n  alinip_satilan: hepsi\n  paylar:\n    ceyrek-yeni:{ alis: 5 }', 'ceyrek-yeni', 4],
    ['duyuru: yok\n\n', 'duyuru:\n  metin: Kapalıyız.\n  bitis:2026-11-23 15:00\n\n', 'bitis', 2],
  ])('a space that is missing after the colon is told on its own line: %j', (passage, by, field, below = 0) => {
    expect(mistakes(edited(passage, by))).toEqual([
      `satır ${lineOf(passage) + below}: “${field}:” ile değeri arasında bir boşluk olmalı`,
    ])
  })

  test.each([
    ['kisa_ad', 'kısa_ad', 'kisa_ad'],
    ['ceza_yili', 'ceza_yil', 'ceza_yili'],
    ['sokak', 'sokka', 'sokak'],
  ])('a field that was misspelt is named as it should be: %s → %s', (name, by, meant) => {
    expect(mistakes(edited(`${name}:`, `${by}:`)).join('\n')).toContain(
      `${by}: bilinmeyen alan; “${meant}” mi yazmak istediniz?`,
    )
  })

  test.each([
    ['Windows-1254', Buffer.from('kurum:\n  ad: Döviz\n', 'latin1'), 2],
    ['UTF-16', Buffer.from(`\uFEFF${SAMPLE}`, 'utf16le'), 1],
    ['UTF-16 without a mark', Buffer.from(SAMPLE, 'utf16le'), 1],
  ])('what is not UTF-8 is told with the line of its first letter that is not: %s', (_, bytes, line) => {
    expect(mistakes(bytes.toString())).toEqual([`satır ${line}: Dosya UTF-8 değil: UTF-8 olarak kaydedin.`])
  })

  test('the mark that Windows’ editor puts before UTF-8 is no mistake, and moves no line', () => {
    expect(mistakes(`\uFEFF${SAMPLE}`)).toEqual([])
    expect(mistakes(`\uFEFF${edited('TR09 0000', 'TR08 0000')}`)[0]).toMatch(
      new RegExp(`^satır ${lineOf('TR09 0000')}, `),
    )
  })

  test('a file that is no sample any more names each sample value that is left', () => {
    const left = mistakes(edited('ornek_veri: evet', 'ornek_veri: hayır'))
    expect(left.join('\n')).toMatch(/kurum\.site_adresi: örnek değer duruyor/)
    expect(left.filter((line) => /bankalar\[\d\]\.kod: örnek değer duruyor/.test(line))).toHaveLength(8)
    for (const field of ['bankalar[8].iban.EUR', 'bankalar[1].hesap.TL', 'iletisim.harita.boylam', 'iletisim.faks'])
      expect(left.join('\n')).toContain(`, ${field}: örnek değer duruyor`)
  })

  test.each([
    ['calisma_saatleri.ozel_gunler', '  ozel_gunler:\n', 100],
    ['bankalar', '\nbankalar:\n', 30],
    ['rakamlarla', '\nrakamlarla:\n', 12],
  ])('%s with more rows than can be, told in one line', (field, key, most) => {
    const indent = /^ */.exec(key)?.[0] ?? ''
    const text = edited(key, `${key}${`${indent}  - x\n`.repeat(most)}`)
    expect(mistakes(text)).toEqual([expect.stringContaining(`, ${field}: en çok ${most} satır olmalı`)])
  })

  test('the bank’s code must be that inside its IBANs', () => {
    expect(mistakes(edited('kod: 00000', 'kod: 00010'))).toEqual([
      expect.stringMatching(/bankalar\[1\]: “kod”, IBAN’ların/),
    ])
  })

  test('whatever is typed, the answer is an office or mistakes with lines, never a crash', () => {
    fc.assert(
      fc.property(fc.nat(SAMPLE.length - 1), fc.nat(20), fc.string({ maxLength: 8 }), (at, cut, typed) => {
        const text = SAMPLE.slice(0, at) + typed + SAMPLE.slice(at + cut)
        const parsed = parseOffice(text)
        return parsed.ok || (parsed.error.length > 0 && parsed.error.every(({ line }) => line >= 1))
      }),
      { numRuns: 60 },
    )
    expect(mistakes('x: y\n'.repeat(100_000))).toEqual(['satır 1: dosya çok büyük; en çok 250.000 karakter olabilir'])
    expect(mistakes('')).not.toEqual([])
    expect(mistakes('- a\n- b')).not.toEqual([])
  })
})
