import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PointSource } from '#contract/chart-data.ts'
import { addDays, type Day, parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import type { NewVersion } from './office-version.ts'
import { StoreFailure } from './store-failure.ts'
import type { DayRecord, MinutePoint, NewMessage, Store } from './store.ts'

interface StoreKind {
  /** Opens the store whose data lie at `place`; twice the same place is the same data. */
  readonly open: (place: string) => Promise<Store>
  /** Leaves it as new: to open one takes longer than most tests. */
  readonly clear: (place: string) => void
}

/** What any store must do. */
export function storeSuite(name: string, { open, clear }: StoreKind): void {
  let folder: string
  let place: string
  let store: Store

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'))
    place = join(folder, 'data', 'store')
    store = await open(place)
  })

  afterEach(() => clear(place))

  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  describe(`${name}: versions of the office file`, () => {
    const version = (text: string): NewVersion => {
      return {
        at: 5,
        by: 'ayse',
        command: 'halt SAR',
        summary: ['SAR durduruldu'],
        halted: ['SAR'],
        sha256: 'a1',
        text,
      }
    }

    test('come back as they were, the newest first, and by number with their text', async () => {
      const [one, two] = [await store.keepVersion(version('bir'), 9), await store.keepVersion(version('iki'), 9)]
      const { text: _, ...kept } = version('')
      expect(await store.versions(9)).toEqual([two, one].map((number) => ({ ...kept, number })))
      expect(await store.version(one)).toEqual({ ...version('bir'), number: one })
      expect(await store.version(two + 1)).toBeNull()
    })

    test('of a file that was edited by hand nobody may know who, and nothing may be halted', async () => {
      const byHand = { ...version('bir'), by: null, command: null, summary: [], halted: [] }
      const number = await store.keepVersion(byHand, 9)
      expect(await store.version(number)).toEqual({ ...byHand, number })
    })

    test('are bounded: the oldest go', async () => {
      for (const text of ['a', 'b', 'c', 'd']) await store.keepVersion(version(text), 2)
      expect((await store.versions(9)).map(({ number }) => number)).toEqual([4, 3])
    })
  })

  describe(`${name}: rates`, () => {
    test('a day is replaced by its newer record, whole', async () => {
      await store.saveDays([dayRecord('2026-08-03', 'USD', '47.2330')])
      const newer = dayRecord('2026-08-03', 'USD', '47.4770')
      await store.saveDays([newer])
      expect(await store.daysOn('office', day('2026-08-03'))).toEqual([newer])
    })

    test('a line of closes is led by the newest close before it', async () => {
      const days = ['2026-07-30', '2026-07-31', '2026-08-03', '2026-08-04', '2026-08-05']
      await store.saveDays(days.map((text, index) => dayRecord(text, 'USD', `47.${index}`)).toReversed())
      const line = await store.closeLine('office', 'USD', day('2026-08-02'), day('2026-08-04'))
      expect(line.map(({ day: text, sell }) => [text, sell])).toEqual([
        ['2026-07-31', rate('47.1')],
        ['2026-08-03', rate('47.2')],
        ['2026-08-04', rate('47.3')],
      ])
      expect(await store.closeLine('office', 'USD', day('2026-07-01'), day('2026-07-29'))).toEqual([])
      expect(await store.closeLine('demo', 'USD', day('2026-08-02'), day('2026-08-04'))).toEqual([])
    })

    test('closes of all currencies come in display order, each its own newest', async () => {
      const [usd, eur, sar] = [
        dayRecord('2026-07-31', 'USD', '47.1'),
        dayRecord('2026-07-29', 'EUR', '54.3'),
        dayRecord('2026-07-31', 'SAR', '12.5'),
      ]
      await store.saveDays([sar, eur, usd, dayRecord('2026-07-28', 'EUR', '54.1')])
      expect(await store.closesBefore('office', day('2026-08-01'))).toEqual([usd, eur, sar])
    })

    test('the last minutes are each currency’s newest, in display order', async () => {
      const point = (code: CurrencyCode, at: number, source: PointSource = 'office'): MinutePoint => ({
        at,
        code,
        source,
        buy: rate('47.1'),
        sell: rate('47.2'),
      })
      const [usd, jpy] = [point('USD', 180_000), point('JPY', 60_000)]
      await store.saveMinutes([jpy, point('USD', 60_000), usd, point('USD', 240_000, 'demo')])
      expect(await store.lastMinutes('office')).toEqual([usd, jpy])
    })

    test('sources never mix', async () => {
      await store.saveDays([dayRecord('2026-07-31', 'USD', '47.1', 'tcmb')])
      expect(await store.closesBefore('office', day('2026-08-03'))).toEqual([])
      expect(await store.closesBefore('demo', day('2026-08-03'))).toEqual([])
    })

    test('a span of days holds both its ends, oldest first', async () => {
      const days = [0, 1, 2, 3, 4].map((ahead) => dayRecord(addDays(day('2026-08-03'), ahead), 'GBP', '62.1'))
      await store.saveDays(days.toReversed())
      expect(await store.daysBetween('office', 'GBP', day('2026-08-04'), day('2026-08-06'))).toEqual(days.slice(1, 4))
    })

    test('a year of all pairs is written at once', async () => {
      const records = CURRENCY_CODES.flatMap((code) =>
        Array.from({ length: 365 }, (_, back) => dayRecord(addDays(day('2026-08-03'), -back), code, '10.5', 'demo')),
      )
      await store.saveDays(records)
      expect(await store.daysBetween('demo', 'SAR', day('2020-01-01'), day('2030-01-01'))).toHaveLength(365)
    })

    test('adding days fills gaps and leaves what was recorded as it is', async () => {
      const recorded = dayRecord('2026-08-03', 'USD', '47.2330')
      await store.saveDays([recorded])
      const [other, older] = [dayRecord('2026-08-03', 'USD', '40'), dayRecord('2026-07-31', 'USD', '47.1')]
      expect(await store.addMissingDays([other, older])).toBe(1)
      expect(await store.addMissingDays([other, older])).toBe(0)
      expect(await store.daysBetween('office', 'USD', day('2026-01-01'), day('2026-12-31'))).toEqual([older, recorded])
    })

    test('what is recorded of a day can be taken away, of some currencies or of all', async () => {
      const days = (['JPY', 'USD', 'EUR'] as const).map((code) => dayRecord('2026-08-03', code, '47.1'))
      const others = [dayRecord('2026-08-04', 'USD', '47.2'), dayRecord('2026-08-03', 'USD', '47', 'demo')]
      await store.saveDays([...days, ...others])
      const [jpy, usd, eur] = days
      expect(await store.deleteDays('office', day('2026-08-03'), ['JPY', 'GBP'])).toEqual([jpy])
      expect(await store.deleteDays('office', day('2026-08-03'), CURRENCY_CODES)).toEqual([usd, eur])
      expect(await store.deleteDays('office', day('2026-08-03'), CURRENCY_CODES)).toEqual([])
      expect(await store.daysOn('office', day('2026-08-04'))).toHaveLength(1)
      expect(await store.daysOn('demo', day('2026-08-03'))).toHaveLength(1)
    })

    test('the end of a span of minutes is outside it', async () => {
      const points = [0, 60_000, 120_000].map((at) => minutePoint(at, 'EUR'))
      await store.saveMinutes([...points, minutePoint(0, 'JPY')])
      expect(await store.minutesBetween('office', 'EUR', 0, 120_000)).toEqual(points.slice(0, 2))
    })

    test('thinning leaves the last minute of each hour and pair, and what is newer', async () => {
      const hour = 3_600_000
      const eur = [0, 59 * 60_000, hour, hour + 60_000, 2 * hour, 3 * hour, 3 * hour + 60_000].map((at) =>
        minutePoint(at, 'EUR'),
      )
      const jpy = minutePoint(60_000, 'JPY')
      await store.saveMinutes([...eur, jpy])
      expect(await store.thinMinutes(0, 3 * hour)).toBe(2)
      const left = [59 * 60_000, hour + 60_000, 2 * hour, 3 * hour, 3 * hour + 60_000]
      expect((await store.minutesBetween('office', 'EUR', 0, 9 * hour)).map(({ at }) => at)).toEqual(left)
      expect(await store.minutesBetween('office', 'JPY', 0, hour)).toEqual([jpy])
      expect(await store.thinMinutes(hour, 3 * hour)).toBe(0)
    })

    test('nothing to save is no work', async () => {
      await store.saveDays([])
      await store.saveMinutes([])
      await store.saveBulletins([])
      expect(await store.newestBulletin(day('2026-08-21'))).toBeNull()
    })

    test('the newest bulletin is the one of the latest day, and a second fetch of a day replaces it whole', async () => {
      const older = { day: day('2026-08-20'), fetchedAt: 1, rates: { USD: { buy: rate('47.1'), sell: rate('47.2') } } }
      const first = {
        day: day('2026-08-21'),
        fetchedAt: 2,
        rates: { ...older.rates, JPY: { buy: null, sell: rate('31.5') } },
      }
      const again = { ...first, fetchedAt: 3, rates: { USD: { buy: rate('47.3'), sell: null } } }
      await store.saveBulletins([first, older])
      expect(await store.newestBulletin(day('2026-08-21'))).toEqual(first)
      await store.saveBulletins([again])
      expect(await store.newestBulletin(day('2026-08-21'))).toEqual(again)
      expect(await store.bulletinDays(day('2026-08-20'), day('2026-08-21'))).toEqual(['2026-08-20', '2026-08-21'])
      expect(await store.bulletinDays(day('2026-08-21'), day('2026-09-01'))).toEqual(['2026-08-21'])
    })

    test('a currency’s official rates are of the bulletins that have both its sides', async () => {
      const [one, two, three] = [day('2026-08-19'), day('2026-08-20'), day('2026-08-21')]
      const usd = { buy: rate('47.1'), sell: rate('47.2') }
      const yen = { buy: rate('31.1'), sell: rate('31.2') }
      await store.saveBulletins([
        { day: three, fetchedAt: 3, rates: { USD: usd, JPY: { buy: null, sell: rate('31.5') } } },
        { day: one, fetchedAt: 1, rates: { USD: usd, JPY: yen } },
        { day: two, fetchedAt: 2, rates: { USD: { buy: rate('47.3'), sell: null }, JPY: yen } },
      ])
      expect(await store.officialLine('USD', one, three)).toEqual([
        { day: one, knownAt: 1, ...usd },
        { day: three, knownAt: 3, ...usd },
      ])
      expect(await store.officialLine('JPY', one, two)).toEqual([
        { day: one, knownAt: 1, ...yen },
        { day: two, knownAt: 2, ...yen },
      ])
      expect(await store.officialLine('GBP', one, three)).toEqual([])
    })

    test('a bulletin is known since its first fetch, however often it is fetched again', async () => {
      const friday = day('2026-08-21')
      const usd = { buy: rate('47.1'), sell: rate('47.2') }
      for (const fetchedAt of [10, 20, 30]) await store.saveBulletins([{ day: friday, fetchedAt, rates: { USD: usd } }])
      expect(await store.officialLine('USD', friday, friday)).toEqual([{ day: friday, knownAt: 10, ...usd }])
      expect(await store.newestBulletin(friday)).toMatchObject({ fetchedAt: 30 })
    })

    test('a line of official rates is led by the newest before it with both sides, over days off', async () => {
      const usd = { buy: rate('47.1'), sell: rate('47.2') }
      const friday = day('2026-08-21')
      await store.saveBulletins([
        { day: addDays(friday, -1), fetchedAt: 1, rates: { USD: usd, EUR: usd } },
        { day: friday, fetchedAt: 2, rates: { USD: usd, EUR: { buy: usd.buy, sell: null } } },
      ])
      const monday = addDays(friday, 3)
      expect(await store.officialLine('USD', monday, monday)).toEqual([{ day: friday, knownAt: 2, ...usd }])
      expect(await store.officialLine('EUR', monday, monday)).toEqual([
        { day: addDays(friday, -1), knownAt: 1, ...usd },
      ])
      expect(await store.officialLine('USD', addDays(friday, -2), addDays(friday, -2))).toEqual([])
    })

    test('a bulletin of a day to come hides none that is there', async () => {
      const friday = { day: day('2026-08-21'), fetchedAt: 1, rates: { USD: { buy: rate('47.1'), sell: rate('47.2') } } }
      await store.saveBulletins([friday, { ...friday, day: day('2999-01-01'), fetchedAt: 2 }])
      expect(await store.newestBulletin(day('2026-08-22'))).toEqual(friday)
      expect(await store.newestBulletin(day('2026-08-20'))).toBeNull()
    })

    test('a currency that the newest bulletin lacks is of the last one that has it, and says so', async () => {
      const [usd, yen] = [
        { buy: rate('47.1'), sell: rate('47.2') },
        { buy: rate('31.1'), sell: null },
      ]
      await store.saveBulletins([
        { day: day('2026-08-19'), fetchedAt: 1, rates: { USD: usd, JPY: yen } },
        { day: day('2026-08-20'), fetchedAt: 2, rates: { USD: usd, JPY: yen } },
        { day: day('2026-08-21'), fetchedAt: 3, rates: { USD: usd } },
      ])
      expect(await store.newestBulletin(day('2026-08-21'))).toEqual({
        day: day('2026-08-21'),
        fetchedAt: 3,
        rates: { USD: usd, JPY: { ...yen, day: day('2026-08-20') } },
      })
    })

    test('a bulletin without any of our currencies is still a bulletin', async () => {
      const empty = { day: day('2026-08-21'), fetchedAt: 1, rates: {} }
      await store.saveBulletins([empty])
      expect(await store.newestBulletin(day('2026-08-21'))).toEqual(empty)
    })
  })

  describe(`${name}: prices that a person let pass`, () => {
    test('are kept in their order, and asked for from the last one that is known', async () => {
      const [usd, yen] = [
        { code: 'USD', buy: rate('54.9'), sell: rate('55.1'), at: 2 },
        { code: 'JPY', buy: null, sell: rate('33.2'), at: 1 },
      ] as const
      await store.keepAcceptance(usd)
      await store.keepAcceptance(yen)
      const [first, second] = await store.acceptancesAfter(0)
      expect([first, second]).toMatchObject([usd, yen])
      expect(await store.acceptancesAfter(first?.number ?? 0)).toEqual([second])
      expect(await store.acceptancesAfter(second?.number ?? 0)).toEqual([])
    })
  })

  describe(`${name}: what people were told of a trouble`, () => {
    test('is remembered by its kind, with the letter that waits', async () => {
      const letter = { id: 'no-price-5', subject: 'Fiyat gelmiyor', text: 'İlk\nİkinci', attempts: 2, dueAt: 9 }
      const silence = { kind: 'no-price', since: 3, wellSince: null, told: [''], alarmedAt: 5, letter }
      const held = { kind: 'price-held', since: 4, wellSince: 6, told: ['JPY', 'SAR'], alarmedAt: 4, letter: null }
      await store.saveAlert(held)
      await store.saveAlert({ ...silence, letter: null })
      await store.saveAlert(silence)
      expect(await store.alerts()).toEqual([silence, held])
    })
  })

  describe(`${name}: messages`, () => {
    test('a message comes back as it was, whatever letters it is written in', async () => {
      const message = newMessage('a', {
        name: 'Şükrü Ğ. Öz',
        message: "Merhaba,\n“100 ¥” kaç ₺? 🙂 '; DROP TABLE messages; --",
      })
      const { number } = await store.keepMessage(message)
      const { submission: _, mailed: __, ...kept } = message
      expect(await store.message(number)).toEqual({
        ...kept,
        number,
        handledAt: null,
        handledBy: null,
        mail: { kind: 'waiting', attempts: 0, dueAt: message.receivedAt, error: null },
      })
    })

    test('one submission is one message, however often and however close together it comes', async () => {
      const kept = await Promise.all(
        Array.from({ length: 20 }, (_, index) => store.keepMessage(newMessage('same', { mailId: `m${index}` }))),
      )
      expect(new Set(kept.map(({ number }) => number)).size).toBe(1)
      expect(kept.filter(({ fresh }) => fresh)).toHaveLength(1)
      expect(await store.messages({ limit: 10 })).toHaveLength(1)
    })

    test('a number is never given twice, even after deletion', async () => {
      const { number } = await store.keepMessage(newMessage('a', { receivedAt: 1 }))
      expect(await store.deleteMessages(2)).toBe(1)
      expect((await store.keepMessage(newMessage('b'))).number).toBe(number + 1)
    })

    test('the list: newest first, page by page, open or handled', async () => {
      const numbers: number[] = []
      for (const submission of ['a', 'b', 'c', 'd'])
        numbers.push((await store.keepMessage(newMessage(submission))).number)
      const [a = 0, b = 0, c = 0, d = 0] = numbers
      const listed = async (filter: Parameters<Store['messages']>[0]): Promise<number[]> =>
        (await store.messages(filter)).map(({ number }) => number)

      expect(await listed({ limit: 2 })).toEqual([d, c])
      expect(await listed({ limit: 2, before: c })).toEqual([b, a])
      expect(await store.markMessage(b, 99, 'ayse')).toBe(true)
      expect(await listed({ limit: 9, handled: true })).toEqual([b])
      expect(await listed({ limit: 9, handled: false })).toEqual([d, c, a])
      expect(await store.message(b)).toMatchObject({ handledAt: 99, handledBy: 'ayse' })
      expect(await store.markMessage(b, null, null)).toBe(true)
      expect(await listed({ limit: 9, handled: true })).toEqual([])
      expect(await store.message(b)).toMatchObject({ handledAt: null, handledBy: null })
      expect(await store.markMessage(12_345, 1, null)).toBe(false)
    })

    test('messages are counted, and one is erased for good when its writer asks', async () => {
      const { number } = await store.keepMessage(newMessage('a'))
      await store.keepMessage(newMessage('b'))
      await store.markMessage(number, 5, null)
      expect(await store.countMessages()).toEqual({ total: 2, open: 1, oldestOpenAt: 1000 })
      expect(await store.messageCount()).toBe(2)
      expect(await store.eraseMessage(number)).toBe(true)
      expect(await store.eraseMessage(number)).toBe(false)
      expect(await store.countMessages()).toEqual({ total: 1, open: 1, oldestOpenAt: 1000 })
    })

    test('unanswered ones that came before a moment are told by their numbers, oldest first', async () => {
      const kept: number[] = []
      for (const receivedAt of [30, 10, 20, 40])
        kept.push((await store.keepMessage(newMessage(`at ${receivedAt}`, { receivedAt }))).number)
      const [thirty = 0, ten = 0, twenty = 0] = kept
      await store.markMessage(ten, 50, null)
      expect(await store.openMessagesBefore(40)).toEqual([twenty, thirty])
    })

    test('only messages older than the limit are deleted', async () => {
      await store.keepMessage(newMessage('old', { receivedAt: 10 }))
      await store.keepMessage(newMessage('new', { receivedAt: 20 }))
      expect(await store.deleteMessages(20)).toBe(1)
      expect((await store.messages({ limit: 9 })).map(({ receivedAt }) => receivedAt)).toEqual([20])
    })
  })

  describe(`${name}: mail`, () => {
    test('a claimed letter is nobody else’s until its lease ends; then it is due again', async () => {
      const { number } = await store.keepMessage(newMessage('a', { receivedAt: 100 }))
      expect(await store.claimMail(99, 500)).toBeNull()
      expect(await store.claimMail(100, 500)).toMatchObject({
        number,
        mail: { kind: 'waiting', attempts: 1, dueAt: 500 },
      })
      expect(await store.claimMail(499, 999)).toBeNull()
      expect(await store.claimMail(500, 999)).toMatchObject({ number, mail: { attempts: 2 } })
    })

    test('a lease that is extended keeps a letter longer, and one that was sent is not touched', async () => {
      const { number } = await store.keepMessage(newMessage('a', { receivedAt: 100 }))
      await store.claimMail(100, 500)
      await store.extendLease(number, 900)
      expect(await store.claimMail(899, 999)).toBeNull()
      await store.settleMail(number, { kind: 'sent', at: 150 })
      await store.extendLease(number, 2000)
      expect((await store.message(number))?.mail).toEqual({ kind: 'sent', attempts: 1, at: 150 })
    })

    test('what waits beyond all measure is due now', async () => {
      const { number } = await store.keepMessage(newMessage('ahead', { receivedAt: 9000 }))
      await store.keepMessage(newMessage('later', { receivedAt: 500 }))
      await store.hastenMail(500, 100)
      expect(await store.claimMail(100, 9000)).toMatchObject({ number })
      expect(await store.claimMail(499, 9000)).toBeNull()
    })

    test('the one that is due the longest goes first', async () => {
      const late = await store.keepMessage(newMessage('late', { receivedAt: 200 }))
      const early = await store.keepMessage(newMessage('early', { receivedAt: 100 }))
      expect((await store.claimMail(300, 900))?.number).toBe(early.number)
      expect((await store.claimMail(300, 900))?.number).toBe(late.number)
    })

    test('without mail a message is kept and never due', async () => {
      const { number } = await store.keepMessage(newMessage('a', { mailed: false }))
      expect(await store.claimMail(Number.MAX_SAFE_INTEGER, 1)).toBeNull()
      expect((await store.message(number))?.mail).toEqual({ kind: 'none' })
    })

    test('sent, failed and dead are told apart, and the queue is counted', async () => {
      const numbers: number[] = []
      for (const submission of ['a', 'b', 'c']) {
        numbers.push((await store.keepMessage(newMessage(submission, { receivedAt: 100 }))).number)
        await store.claimMail(100, 500)
      }
      const [sent = 0, failed = 0, dead = 0] = numbers
      await store.settleMail(sent, { kind: 'sent', at: 150 })
      await store.settleMail(failed, { kind: 'failed', error: '451 later', dueAt: 700 })
      await store.settleMail(dead, { kind: 'dead', error: '550 never', at: 160 })
      expect((await store.message(sent))?.mail).toEqual({ kind: 'sent', attempts: 1, at: 150 })
      expect((await store.message(failed))?.mail).toEqual({
        kind: 'waiting',
        attempts: 1,
        dueAt: 700,
        error: '451 later',
      })
      expect((await store.message(dead))?.mail).toEqual({ kind: 'dead', attempts: 1, at: 160, error: '550 never' })
      expect(await store.mailQueue()).toEqual({
        waiting: 1,
        dead: 1,
        oldestAt: 100,
        nextAt: 700,
        lastDead: { at: 160, error: '550 never' },
      })
      expect((await store.messages({ limit: 9, mail: 'dead' })).map(({ number }) => number)).toEqual([dead])
    })

    test('a dead letter goes into the queue again, from the first attempt', async () => {
      const { number } = await store.keepMessage(newMessage('a'))
      await store.settleMail(number, { kind: 'dead', error: 'x', at: 1 })
      expect(await store.requeueMail(number, 'again@angun.example', 5)).toBe(true)
      expect(await store.message(number)).toMatchObject({
        mailId: 'again@angun.example',
        mail: { kind: 'waiting', attempts: 0, dueAt: 5, error: null },
      })
      expect(await store.requeueMail(999, 'm', 5)).toBe(false)
    })
  })

  describe(`${name}: as a whole`, () => {
    test('marks are remembered over closing and opening, each by itself', async () => {
      expect(await store.marks()).toEqual({})
      await store.setMarks({ 'clock-seen-at': 1, 'messages-kept-for': 2 })
      await store.setMarks({ 'clock-seen-at': 3, 'messages-kept-for': null, 'messages-shorter': null })
      await store.close()
      store = await open(place)
      expect(await store.marks()).toEqual({ 'clock-seen-at': 3 })
    })

    test('what was acknowledged is there after closing and opening again', async () => {
      await store.keepMessage(newMessage('a'))
      await store.saveDays([dayRecord('2026-08-03', 'USD', '47.1')])
      await store.close()
      store = await open(place)
      expect(await store.messages({ limit: 9 })).toHaveLength(1)
      expect(await store.daysOn('office', day('2026-08-03'))).toHaveLength(1)
    })

    test('closing finishes what was asked before', async () => {
      const asked = Array.from({ length: 50 }, (_, index) => store.keepMessage(newMessage(`s${index}`)))
      await store.close()
      expect(await Promise.all(asked)).toHaveLength(50)
      store = await open(place)
      expect(await store.messages({ limit: 99 })).toHaveLength(50)
    })

    test('a closed store fails by name, and closing twice does no harm', async () => {
      const closed = await open(join(folder, 'closed'))
      await closed.close()
      await closed.close()
      await expect(closed.keepMessage(newMessage('a'))).rejects.toBeInstanceOf(StoreFailure)
      await expect(closed.officialLine('USD', day('2026-08-01'), day('2026-08-03'))).rejects.toBeInstanceOf(
        StoreFailure,
      )
      expect(await closed.writable()).toBe(false)
    })

    test('it says that it can be written, and that nothing in it is broken', async () => {
      expect(await store.writable()).toBe(true)
      expect(await store.damage()).toBeNull()
    })

    test('two at once on the same data lose nothing and double nothing', async () => {
      const other = await open(place)
      const turn = (index: number): Store => (index % 2 === 0 ? store : other)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          turn(index).keepMessage(newMessage(`s${index % 50}`, { mailId: `m${index}` })),
        ),
      )
      const claims = await Promise.all(Array.from({ length: 60 }, (_, index) => turn(index).claimMail(1000, 9000)))
      const claimed = claims.flatMap((claim) => (claim === null ? [] : [claim.number]))
      expect(await other.messages({ limit: 999 })).toHaveLength(50)
      expect(claimed).toHaveLength(50)
      expect(new Set(claimed).size).toBe(50)
      await other.close()
    })

    test('a backup taken while messages come in is whole and opens by itself', async () => {
      await store.saveDays([dayRecord('2026-08-03', 'USD', '47.1')])
      const before = await Promise.all(
        Array.from({ length: 20 }, (_, index) => store.keepMessage(newMessage(`a${index}`))),
      )
      const file = join(folder, 'backup')
      const [, ...meanwhile] = await Promise.all([
        store.backup(file),
        ...Array.from({ length: 20 }, (_, index) => store.keepMessage(newMessage(`b${index}`))),
      ])
      expect(meanwhile).toHaveLength(20)
      const copy = await open(file)
      const kept = (await copy.messages({ limit: 99 })).map(({ number }) => number)
      expect(kept).toEqual(expect.arrayContaining(before.map(({ number }) => number)))
      expect(await copy.daysOn('office', day('2026-08-03'))).toHaveLength(1)
      await copy.close()
    })

    test('a backup that cannot be written fails and leaves nothing behind', async () => {
      const file = join(folder, 'no', 'such', 'folder', 'backup')
      await expect(store.backup(file)).rejects.toBeInstanceOf(StoreFailure)
      expect(existsSync(file)).toBe(false)
      expect(await store.writable()).toBe(true)
    })
  })
}

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new RangeError(text)
  return parsed.value
}

function dayRecord(on: string, code: CurrencyCode, close: string, source: PointSource = 'office'): DayRecord {
  return { day: day(on), code, source, buy: rate('1.000001'), sell: rate(close) }
}

function minutePoint(at: number, code: CurrencyCode): MinutePoint {
  return { at, code, source: 'office', buy: rate('54.1234'), sell: rate('54.4321') }
}

function newMessage(submission: string, other: Partial<NewMessage> = {}): NewMessage {
  return {
    submission,
    mailId: `${submission}@angun.example`,
    receivedAt: 1000,
    mailed: true,
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    phone: '5551234567',
    subject: 'Kur',
    message: 'Bugünkü kur nedir?',
    ...other,
  }
}
