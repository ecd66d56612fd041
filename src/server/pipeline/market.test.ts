import { describe, expect, test } from 'vitest'
import type { Board } from '#domain/board.ts'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import type { Margins } from '#domain/margin.ts'
import { rate } from '#domain/rate.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { quote } from '../../../test/fakes/market.ts'

const NOON = Date.UTC(2026, 7, 3, 9)

const tested = (board?: Board) => marketUnderTest(NOON, board === undefined ? {} : { board })

describe('the market after a start', () => {
  const hourAgo = NOON - HOUR
  const before: Board = new Map([
    ['USD', quote('USD', '47.2000', '47.4000', hourAgo)],
    ['EUR', quote('EUR', '54.2000', '54.7000', hourAgo)],
  ])

  test('the market shows recorded prices with their age and without a source time', () => {
    const { market } = tested(before)
    expect(market.view()).toMatchObject({ board: before, sourceTime: null })
  })

  test('the first source price replaces a recorded price of any age', () => {
    const { send, sell, market } = tested(before)
    send({ USDTRY: ['47.3000', '47.5000', hourAgo - MINUTE] })
    expect(sell('USD')).toBe(rate('47.5'))
    expect(market.view().board.get('EUR')).toBe(before.get('EUR'))
  })

  test('the market adds no margin to recorded prices and hides halted ones', () => {
    const { market, office } = tested(before)
    office.margins = { USD: { sell: { kind: 'lira', micros: 50_000 } } }
    office.halted.add('EUR')
    market.settingsChanged()
    expect([...market.view().board.values()]).toEqual([before.get('USD')])
    office.halted.clear()
    market.settingsChanged()
    expect(market.view().board.size).toBe(2)
  })
})

describe('the market after a takeover', () => {
  const AGO = 20 * SECOND
  const published: Board = new Map([['USD', quote('USD', '47.2000', '47.4000', NOON - AGO)]])
  const takenOver = () => marketUnderTest(NOON, { board: published, published })

  test('the market refuses a price that is older than the last published one', () => {
    const { send, sell, market, count } = takenOver()
    send({ USDTRY: ['47.1000', '47.3000', NOON - AGO - SECOND] }, 'feed')
    expect([sell('USD'), count('older'), market.silentFor()]).toEqual([rate('47.4'), 1, 0])
    send({ USDTRY: ['47.3000', '47.5000', NOON - SECOND] }, 'feed')
    expect(sell('USD')).toBe(rate('47.5'))
  })

  test('the market applies margins to a published price after the source has repeated it', () => {
    const { send, sell, office, market } = takenOver()
    send({ USDTRY: ['47.2000', '47.4000', NOON - AGO - SECOND] })
    expect(market.view().board.get('USD')?.quotedAt).toBe(NOON - AGO)
    office.margins = { USD: { sell: { kind: 'lira', micros: 50_000 } } }
    market.settingsChanged()
    expect(sell('USD')).toBe(rate('47.45'))
  })

  test('a published price from the future does not block a source price', () => {
    const ahead: Board = new Map([['USD', quote('USD', '47.2000', '47.4000', NOON + HOUR)]])
    const { send, sell } = marketUnderTest(NOON, { board: ahead, published: ahead })
    send({ USDTRY: ['47.3000', '47.5000'] })
    expect(sell('USD')).toBe(rate('47.5'))
  })

  test('a published price that a bulletin invalidates does not block an older price', () => {
    const tenfold: Board = new Map([['USD', quote('USD', '472.0000', '474.0000', NOON - AGO)]])
    const { send, sell, publish } = marketUnderTest(NOON, { board: tenfold, published: tenfold })
    publish(NOON, { USD: '47.2' })
    send({ USDTRY: ['47.1000', '47.3000', NOON - AGO - SECOND] })
    expect(sell('USD')).toBe(rate('47.3'))
  })
})

describe('an accepted price', () => {
  test('the market publishes an accepted price and notifies listeners of the moved codes', () => {
    const { send, changes, market } = tested()
    send({ USDTRY: ['47.2330', '47.4770'], JPYTRY: [0.2956, 0.3015], ALTIN: ['6121.540', '6171.190'] })
    expect(changes).toHaveLength(1)
    expect(changes[0]?.moved.map(({ code, sell }) => [code, sell])).toEqual([
      ['USD', 47_477_000],
      ['JPY', 30_150_000],
    ])
    expect(market.view()).toBe(changes[0]?.view)
    expect(market.view().sourceTime).toBe(NOON)
  })

  test('a repeated price is not reported as moved but has a newer time', async () => {
    const { send, changes, clock, market } = tested()
    send({ USDTRY: ['47.2330', '47.4770'] })
    await clock.advance(5 * SECOND)
    send({ USDTRY: ['47.2330', '47.4770'] })
    expect(changes.at(-1)?.moved).toEqual([])
    expect(market.view().board.get('USD')?.quotedAt).toBe(NOON + 5 * SECOND)
    expect(market.view().sourceTime).toBe(NOON + 5 * SECOND)
  })
})

describe('invalid input', () => {
  test('the market refuses invalid prices and counts them by rule', () => {
    const { receive, send, market, count, sell } = tested()
    send({ USDTRY: ['47.2330', '47.4770'] })
    const before = market.view().board
    receive({
      data: {
        USDTRY: { alis: '48', satis: '47' },
        EURTRY: { alis: 'x', satis: '54.7' },
        GBPTRY: { alis: -1, satis: 63.9 },
        CHFTRY: { alis: 57.8, satis: 0 },
        CADTRY: { alis: 33.4, satis: 33.8, tarih: '' },
        AUDTRY: { alis: 1.3, satis: 33.2 },
        JPYTRY: { alis: 0.2956, satis: 'Infinity' },
        SARTRY: { alis: 12.3, satis: 12.7, tarih: 'dün' },
      },
    })
    expect([...market.view().board]).toEqual([...before])
    expect(sell('EUR')).toBeUndefined()
    expect(Object.fromEntries([...market.refusals()].filter(([, times]) => times > 0))).toEqual({
      'bid-above-ask': 1,
      'not-a-number': 1,
      negative: 1,
      zero: 1,
      'dead-code': 1,
      'absurd-spread': 1,
      'non-finite': 1,
      'unreadable-stamp': 1,
    })
    expect(count('jump')).toBe(0)
  })

  test('invalid prices alone do not prove that the source is alive', async () => {
    const { send, receive, clock, market } = tested()
    send({ USDTRY: ['47.2330', '47.4770'] })
    await clock.advance(MINUTE)
    receive({ data: { USDTRY: { alis: 'x', satis: 'y' } } })
    receive({ error: 'quota exceeded' })
    receive({ error: { code: 503 } })
    receive({ data: { ALTIN: { alis: 0, satis: 0 } } })
    expect(market.view().sourceTime).toBe(NOON)
  })

  test('the market warns at most once a minute for each rule and currency', async () => {
    const { send, clock, warnings } = tested()
    const crossed = (): void => send({ USDTRY: ['48', '47'], EURTRY: ['55', '54'] })
    crossed()
    crossed()
    await clock.advance(59 * SECOND)
    crossed()
    expect(warnings().map(({ code }) => code)).toEqual(['USD', 'EUR'])
    await clock.advance(SECOND)
    crossed()
    expect(warnings().map(({ code, rule, count }) => [code, rule, count])).toEqual([
      ['USD', 'bid-above-ask', 1],
      ['EUR', 'bid-above-ask', 2],
      ['USD', 'bid-above-ask', 7],
      ['EUR', 'bid-above-ask', 8],
    ])
  })

  test('the market counts unknown codes, logs each once and treats the source as alive', async () => {
    const { send, clock, count, lines, market } = tested()
    send({ ALTIN: ['6121.540', '6171.190'], GUMUSTRY: ['86', '92'] })
    await clock.advance(SECOND)
    send({ ALTIN: ['6121.540', '6171.190'] })
    expect(count('unknown-code')).toBe(2)
    expect(lines.map(({ codes }) => codes)).toEqual([['ALTIN', 'GUMUSTRY']])
    expect(market.view().sourceTime).toBe(NOON + SECOND)
    expect(market.view().board.size).toBe(0)
  })

  test('the market remembers at most 1000 unknown codes', () => {
    const { send, count } = tested()
    for (let batch = 0; batch < 30; batch += 1) {
      send(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`X${batch}-${index}`, ['1', '2'] as const])))
    }
    expect(count('unknown-code')).toBe(1000)
  })
})

describe('a jump', () => {
  test('the market holds a jump until a second message confirms it', async () => {
    const { send, sell, clock, count, changes } = tested()
    send({ USDTRY: ['47.2330', '47.4770'] })
    await clock.advance(SECOND)
    send({ USDTRY: ['52.0000', '52.3000'] })
    expect(sell('USD')).toBe(47_477_000)
    expect(count('jump')).toBe(1)
    await clock.advance(SECOND)
    send({ USDTRY: ['52.1000', '52.4000'] })
    expect(sell('USD')).toBe(52_400_000)
    expect(changes.at(-1)?.moved.map(({ code }) => code)).toEqual(['USD'])
    expect(clock.waiting()).toBe(0)
  })

  test('the market accepts a jump that nothing contradicts for 30 seconds', async () => {
    const { send, sell, clock, changes, market } = tested()
    send({ USDTRY: ['47.2330', '47.4770'] })
    await clock.advance(SECOND)
    send({ USDTRY: ['52.0000', '52.3000'] })
    await clock.advance(30 * SECOND - 1)
    expect(sell('USD')).toBe(47_477_000)
    await clock.advance(1)
    expect(sell('USD')).toBe(52_300_000)
    expect(changes.at(-1)?.moved.map(({ code }) => code)).toEqual(['USD'])
    // Time passes, but the source sends nothing.
    expect(market.view().sourceTime).toBe(NOON + SECOND)
  })

  test('the next valid price drops a held jump', async () => {
    const { send, sell, clock } = tested()
    send({ USDTRY: ['47.2330', '47.4770'] })
    await clock.advance(SECOND)
    send({ USDTRY: ['4.7233', '4.7477'] })
    await clock.advance(SECOND)
    send({ USDTRY: ['47.2340', '47.4780'] })
    await clock.advance(MINUTE)
    expect(sell('USD')).toBe(47_478_000)
    expect(clock.waiting()).toBe(0)
  })
})

describe('the office’s settings', () => {
  test('the market applies changed margins to current prices immediately', () => {
    const { send, market, changes, office } = tested()
    send({ USDTRY: ['47.2330', '47.4770'], EURTRY: ['54.2380', '54.7240'] })
    const margins: Margins = { USD: { buy: { kind: 'lira', micros: -33_000 }, sell: { kind: 'lira', micros: 23_000 } } }
    Object.assign(office, { margins })
    market.settingsChanged()
    expect(market.view().board.get('USD')).toMatchObject({ buy: 47_200_000, sell: 47_500_000 })
    expect(changes.at(-1)?.moved.map(({ code }) => code)).toEqual(['USD'])
  })

  test('the rules compare the provider’s prices without margins', () => {
    const { send, sell, office } = tested()
    Object.assign(office, { margins: { USD: { sell: { kind: 'percent', millionths: 10_000 } } } })
    send({ USDTRY: ['47.0000', '47.4000'] })
    send({ USDTRY: ['47.0000', '48.0000'] })
    expect(sell('USD')).toBe(48_480_000)
  })

  test('the market cuts and counts a margin that exceeds its limit after a falling price', async () => {
    const { send, sell, office, count, warnings, clock } = tested()
    office.margins = { EUR: { sell: { kind: 'lira', micros: 1_255_000 } } }
    send({ EURTRY: ['62.6000', '62.8661'] })
    expect(sell('EUR')).toBe(rate('64.1211'))
    await clock.advance(SECOND)
    send({ EURTRY: ['62.4000', '62.7089'] })
    // 62.7089 plus 2 %, the margin limit.
    expect(sell('EUR')).toBe(rate('63.9630'))
    expect(count('margins-too-far')).toBe(1)
    expect(warnings()).toMatchObject([{ rule: 'margins-too-far', code: 'EUR', source: 'office' }])
  })

  test('the market hides a price whose sides would cross and shows it again later', async () => {
    const { send, sell, market, office, count, changes, clock } = tested()
    office.margins = { USD: { buy: { kind: 'lira', micros: 200_000 } } }
    send({ USDTRY: ['47.2330', '47.4770'], EURTRY: ['54.2380', '54.7240'] })
    await clock.advance(SECOND)
    send({ USDTRY: ['47.2330', '47.3330'] })
    expect(market.view().board.has('USD')).toBe(false)
    expect([...market.view().halted]).toEqual(['USD'])
    expect(changes.at(-1)?.moved).toEqual([])
    expect(count('margins-cross')).toBe(1)
    // A price of another currency must not count the rule again.
    await clock.advance(SECOND)
    send({ EURTRY: ['54.2390', '54.7250'] })
    expect(count('margins-cross')).toBe(1)
    send({ USDTRY: ['47.2330', '47.4770'] })
    expect(sell('USD')).toBe(rate('47.4770'))
    expect([...market.view().halted]).toEqual([])
  })

  test('a halted currency leaves the board and returns with its current price', () => {
    const { send, market, office, changes } = tested()
    send({ USDTRY: ['47.2330', '47.4770'] })
    office.halted = new Set(['USD'])
    market.settingsChanged()
    expect(market.view().board.has('USD')).toBe(false)
    expect([...market.view().halted]).toEqual(['USD'])
    expect(changes.at(-1)?.moved).toEqual([])
    send({ USDTRY: ['47.2340', '47.4780'] })
    expect(changes.at(-1)?.moved).toEqual([])
    office.halted = new Set()
    market.settingsChanged()
    expect(changes.at(-1)?.moved).toMatchObject([{ code: 'USD', sell: 47_478_000 }])
  })
})
