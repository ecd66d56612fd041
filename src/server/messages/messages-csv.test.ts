import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MessageFilter, StoredMessage } from '../store/message-store.ts'
import { storedMessage } from '../store/test/sample-records.ts'
import { allMessages, messagesCsv } from './messages-csv.ts'

const MESSAGE = storedMessage(7, {
  name: 'Şükrü Öz',
  email: 'sukru@example.com',
  subject: 'Kur; yen',
  message: 'Merhaba,\n"yen" kaç lira?',
  receivedAt: Date.parse('2026-08-03T09:05:00+03:00'),
})

describe('the export of messages', () => {
  test('the export has the form that a Turkish Excel opens: byte order mark, semicolons, quoted cells', async () => {
    expect(await messagesCsv([MESSAGE])).toBe(
      '\uFEFFMesaj no;Geliş;Ad soyad;E-posta;Telefon;Konu;Mesaj;Durum;İletim\r\n' +
        '7;03.08.2026 09:05;Şükrü Öz;sukru@example.com;5551234567;"Kur; yen";"Merhaba,\n""yen"" kaç lira?";açık;e-posta kapalı\r\n',
    )
  })

  test.each(['\n', '\r', '\r\n'])('a message of two lines with the line break %j stays one cell', async (lineBreak) => {
    const csv = await messagesCsv([{ ...MESSAGE, message: `bir${lineBreak}iki` }])
    const rows: unknown = parse(csv, { bom: true, delimiter: ';', record_delimiter: ['\r\n', '\n', '\r'], from: 2 })
    expect(rows).toEqual([expect.arrayContaining(['bir\niki'])])
  })

  test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1'])(
    'the export stores %j as text, not as a formula',
    async (message) => {
      expect(await messagesCsv([{ ...MESSAGE, message }])).toMatch(/;"? *\n?'[=+\-@＝]/)
    },
  )

  test('no cell of the export begins a formula, whatever separator the reader uses', async () => {
    const words = fc.array(fc.constantFrom('=1+1', '+', '-', '@', ',', ';', '|', '\t', '\n', '\r', '"', ' ', 'a', '＝'))
    await fc.assert(
      fc.asyncProperty(words, words, async (name, message) => {
        const csv = await messagesCsv([{ ...MESSAGE, name: name.join(''), message: message.join('') }])
        for (const separator of [';', ',', '\t', '|', /[;,|\t]/])
          for (const cell of csv.split(/[\r\n]+/).flatMap((line) => line.split(separator)))
            expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/)
      }),
    )
  })
})

/** Builds a store with messages numbered from 1, which it returns newest first. */
function storeOf(count: number) {
  const asked: MessageFilter[] = []
  const kept = Array.from({ length: count }, (_, index) => storedMessage(count - index))
  return {
    asked,
    messages(filter: MessageFilter): Promise<StoredMessage[]> {
      asked.push(filter)
      const { before = Infinity, limit } = filter
      return Promise.resolve(kept.filter(({ number }) => number < before).slice(0, limit))
    },
  }
}

test.each([0, 1, 199, 200, 201, 450])('the export reads each of %d messages once, newest first', async (count) => {
  const store = storeOf(count)
  const numbers = (await allMessages(store)).map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => count - index))
})

test('the export passes its filter to the store for each page of 200', async () => {
  const store = storeOf(250)
  await allMessages(store, { search: 'kur', before: 221 })
  expect(store.asked).toEqual([
    { search: 'kur', before: 221, limit: 200 },
    { search: 'kur', before: 21, limit: 200 },
  ])
})
