import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { METAL_NAMES } from '#contract/metal-names.ts'
import { addDays, dayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { METAL_CODES } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { officeFolder } from '../../../test/fakes/run-office.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import { readHistoryCsv } from './history-csv.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const TODAY = dayOf(NOW)

describe('parsing a file of past rates', () => {
  const expected = [
    { day: '2026-07-31', code: 'USD', buy: rate('47.2330'), sell: rate('47.4770') },
    { day: '2026-07-31', code: 'JPY', buy: rate('31.1'), sell: rate('31.4') },
  ]

  test.each([
    ['semicolons and decimal commas', 'date;code;buy;sell\n2026-07-31;USD;47,2330;47,4770\n2026-07-31;JPY;31,1;31,4'],
    ['commas and decimal points', 'date,code,buy,sell\n2026-07-31,USD,47.2330,47.4770\n2026-07-31,JPY,31.1,31.4\n'],
    [
      'commas and quoted decimal commas',
      'date,code,buy,sell\n2026-07-31,USD,"47,2330","47,4770"\n31.07.2026,JPY,"31,1","31,4"',
    ],
    ['tabs', 'date\tcode\tbuy\tsell\n2026-07-31\tUSD\t47,233\t47,477\n2026-07-31\tJPY\t31,1\t31,4'],
    [
      'a byte order mark, Windows lines, an empty line at the end',
      '\uFEFFdate;code;buy;sell\r\n31.07.2026;USD;47,233;47,477\r\n31.07.2026;JPY;31,1;31,4\r\n\r\n',
    ],
    [
      'the empty columns and rows of a spreadsheet, and days with a time',
      'date;code;buy;sell;;;\n31.07.2026 00:00;USD;47,233;47,477;;;\n;;;;;;\n2026-07-31T09:30:00;JPY;31,1;31,4;;;\n;;;;;;',
    ],
    [
      'a line break in a quoted cell',
      'date;"code\n";buy;sell\n2026-07-31;"USD\n";47,233;47,477\n31.7.2026;JPY;31,1;31,4',
    ],
    ['Turkish names in another order', 'SATIŞ;Alış;Kod;Tarih\n47,477;47,233;USDTRY;31.7.2026\n31,4;31,1;jpy;31.7.2026'],
  ])('the parser reads a file with %s', (_, text) => {
    expect(readHistoryCsv(text, TODAY)).toMatchObject({ ok: true, value: expected })
  })

  test('the parser reads coins per piece and gold per gram, with or without thousands separators', () => {
    const rows = [
      '2026-07-31;CEYREK_ESKI;9.856;10.002',
      '2026-07-31;altin;6.121,54;6171,19',
      '2010-08-03;ALTIN;58,5;60.5',
    ]
    expect(readHistoryCsv(['date;code;buy;sell', ...rows].join('\n'), TODAY)).toMatchObject({
      ok: true,
      value: [
        { code: 'CEYREK_ESKI', buy: rate('9856'), sell: rate('10002') },
        { code: 'ALTIN', buy: rate('6121.54'), sell: rate('6171.19') },
        { code: 'ALTIN', buy: rate('58.5'), sell: rate('60.5') },
      ],
    })
  })

  test.each([
    ['', 'eksik sütun: date, code, buy, sell'],
    ['date;;code;buy;sell', 'bilinmeyen sütun: ""'],
    ['2026-07-31;USD;47;48', 'bilinmeyen sütun: "2026-07-31"'],
    ['date;code;buy', 'eksik sütun: sell'],
    ['date;code;buy;sell;alis', '"alis" sütunu iki kez var'],
  ])('the parser rejects the first line "%s"', (head, reason) => {
    const read = readHistoryCsv(`${head}\n`, TODAY)
    expect(read.ok ? [] : read.error).toMatchObject([{ line: 1 }])
    expect(read.ok ? '' : read.error[0]?.reason).toContain(reason)
  })

  test.each([
    ['2026-02-30;USD;47;48', 'tarih 2026-08-03 ya da 03.08.2026 biçiminde olmalı: "2026-02-30"'],
    ['07/31/2026;USD;47;48', 'tarih 2026-08-03 ya da 03.08.2026 biçiminde olmalı: "07/31/2026"'],
    ['2026-08-04;USD;47;48', 'gelecekteki bir tarih: 2026-08-04'],
    ['2004-12-31;USD;1340000;1350000', '2005 öncesi kurlar eski liradır, alınmaz: 2004-12-31'],
    [
      '2026-07-31;PLATIN;47;48',
      `kod şunlardan biri olmalı: ${[...CURRENCY_CODES, ...METAL_CODES.map((code) => METAL_NAMES[code])].join(', ')}; "PLATIN" değil`,
    ],
    ['2026-07-31;CEYREK_YENI;9978;10,095', 'satış fiyatı bu kadar olamaz: "10,095"'],
    ['2026-07-31;USDPURE;131000;132400', 'alış fiyatı bu kadar olamaz: "131000"'],
    ['2026-07-31;USD;;48', 'alış fiyatı okunamadı: ""'],
    ['2026-07-31;USD;47;;;', 'satış fiyatı okunamadı: ""'],
    ['2026-07-31;USD;47;0', 'satış fiyatı okunamadı: "0"'],
    ['2026-07-31;USD;48;47', 'satış fiyatı alıştan küçük: 48 / 47'],
    ['2026-07-31;USD;47;48;;x', '4 sütun olmalı, 6 var (ondalık virgül varsa sütunları ; ile ayırın)'],
    ['2026-07-31;USD;47', '4 sütun olmalı, 3 var (ondalık virgül varsa sütunları ; ile ayırın)'],
  ])('the parser rejects "%s" and gives its line', (row, reason) => {
    const text = `date;code;buy;sell\n2026-07-30;EUR;54;55\n\n${row}`
    expect(readHistoryCsv(text, TODAY)).toEqual({ ok: false, error: [{ line: 4, reason }] })
  })

  test('the parser counts lines correctly after a multi-line cell and rejects an unclosed quote', () => {
    const mistakes = (text: string) => {
      const read = readHistoryCsv(text, TODAY)
      return read.ok ? [] : read.error
    }
    expect(mistakes('date;code;buy;sell\n"x\ny";USD;47;48\n2026-07-30;EUR;54;yok')).toMatchObject([
      { line: 2 },
      { line: 4 },
    ])
    expect(mistakes('date;code;buy;sell\n2026-07-30;EUR;54;"55')).toEqual([
      { line: 2, reason: 'tırnak işaretleri birbirini tutmuyor' },
    ])
  })

  test('the parser names both lines if a code occurs twice on a day', () => {
    const text = 'date;code;buy;sell\n2026-07-30;EUR;54;55\n30.07.2026;EUR;54;55'
    expect(readHistoryCsv(text, TODAY)).toEqual({
      ok: false,
      error: [{ line: 3, reason: 'bu gün ve kod 2. satırda da var' }],
    })
  })

  test('the parser detects a price for one yen by comparing it with the dollar of that day', () => {
    const text = 'date;code;buy;sell\n2026-07-30;JPY;0,31;0,32\n2026-07-30;USD;47;48'
    expect(readHistoryCsv(text, TODAY)).toEqual({
      ok: false,
      error: [{ line: 2, reason: 'yen kuru 100 yen içindir; bu 1 yenin fiyatına benziyor' }],
    })
  })

  test('the parser never throws, whatever the file contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readHistoryCsv(`date;code;buy;sell\n${text}`, TODAY)
        expect(typeof read.ok).toBe('boolean')
      }),
    )
  })
})

describe('npm run office -- history', () => {
  const at = officeFolder(NOW, { RATE_SOCKET_URL: 'http://127.0.0.1:1' })
  const { office } = at

  async function csv(name: string, ...rows: string[]): Promise<string> {
    const file = join(at.folder, name)
    await writeFile(file, ['date;code;buy;sell', ...rows].join('\n'))
    return file
  }

  test('the import adds past days beside the running server and keeps the recorded ones', async () => {
    const server = await openSqlite(join(at.folder, 'office.sqlite'))
    const recorded = { day: TODAY, code: 'USD', source: 'office', buy: rate('47'), sell: rate('48') } as const
    await server.saveDays([recorded])

    const file = await csv('past.csv', '03.08.2026;USD;46;46,5', '31.07.2026;USD;47,1;47,2')
    expect(await office('history', 'import', file)).toEqual({
      exit: 0,
      out: '2 kayıt okundu: 2026-07-31 – 2026-08-03, 1 döviz.\n1 kayıt eklendi.\n1 gün zaten kayıtlıydı, olduğu gibi kaldı (üzerine yazmak için --overwrite).\n',
    })
    const [friday, today] = await server.daysBetween('office', 'USD', addDays(TODAY, -30), TODAY)
    expect(friday?.sell).toBe(rate('47.2'))
    expect(today).toEqual(recorded)

    expect(await office('history', 'import', file, '--overwrite')).toMatchObject({ exit: 0 })
    expect((await server.daysBetween('office', 'USD', TODAY, TODAY))[0]?.sell).toBe(rate('46.5'))
    await server[Symbol.asyncDispose]()
  })

  test('the import stores nothing of a file with a mistake', async () => {
    const file = await csv('past.csv', '2026-07-31;USD;47,1;47,2', '2026-07-31;EUR;yok;55')
    expect(await office('history', 'import', file)).toEqual({
      exit: 1,
      out: `Hiçbir kayıt alınmadı: ${file}\n  3. satır: alış fiyatı okunamadı: "yok"\n`,
    })
  })

  test('the import prints the first twenty mistakes and gives a program all of them', async () => {
    const file = await csv('past.csv', ...Array.from({ length: 25 }, () => 'x;y;z'))
    const people = await office('history', 'import', file)
    expect(people.out.split('\n')).toHaveLength(23)
    expect(people.out).toContain('… ve 5 yanlış daha')
    const program = await office('history', 'import', file, '--json')
    expect(JSON.parse(program.out)).toMatchObject({ ok: false, error: 'mistakes', mistakes: { length: 25 } })
  })

  test('the import decodes a windows-1254 file of a Turkish spreadsheet', async () => {
    const file = join(at.folder, 'excel.csv')
    // "Tarih;Döviz;Alış;Satış" in windows-1254: ö is F6, ı is FD, ş is FE.
    await writeFile(
      file,
      Buffer.from('Tarih;D\xF6viz;Al\xFD\xFE;Sat\xFD\xFE\r\n31.07.2026;USD;47,1;47,2\r\n', 'latin1'),
    )
    expect(await office('history', 'import', file)).toMatchObject({ exit: 0 })
  })

  test('the import names a file that does not exist', async () => {
    const none = join(at.folder, 'none.csv')
    expect(await office('history', 'import', none)).toMatchObject({
      exit: 1,
      out: expect.stringContaining(none) as unknown,
    })
  })

  test('an import during the demo market stores into the office’s own history and says so', async () => {
    at.settings = { DATA_DIR: at.folder }
    const { out } = await office('history', 'import', await csv('past.csv', '2026-07-31;USD;47,1;47,2'))
    expect(out).toContain('örnek piyasayla çalışıyor')
    const store = await openSqlite(join(at.folder, 'office.sqlite'))
    expect(await store.daysOn('office', addDays(TODAY, -3))).toHaveLength(1)
    await store[Symbol.asyncDispose]()
  })
})
