import { beforeEach, describe, expect, test } from 'vitest'
import type { RatesState } from '#contract/page-state.ts'
import { readPriceMessage } from '#contract/price-wire.ts'
import { DAY_LENGTH, dayOf, HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { quote } from '../../../test/fakes/market.ts'
import { createPriceStore, type PriceStore } from './price-store.ts'

const NOON = Date.parse('2026-08-03T12:00:00+03:00')
const STAMP = '03-08-2026 12:00:05'

const RENDERED: RatesState = {
  quotes: [quote('USD', '47.2330', '47.4770', NOON), quote('EUR', '54.2380', '54.7240', NOON)],
  sourceTime: NOON,
  halted: [],
  closes: { USD: rate('47.2000') },
  bulletin: null,
}

let store: PriceStore
beforeEach(() => {
  store = createPriceStore(RENDERED, dayOf(NOON), CURRENCY_BOARD)
})

function take(body: unknown, receivedAt = NOON + 6 * SECOND) {
  const message = readPriceMessage(body, CURRENCY_BOARD, 100)
  if (!message.ok) throw new Error(message.error)
  return store.receive(message.value, receivedAt)
}

const row = (code: CurrencyCode) => store.row(code).get()

const usd = (satis: unknown, alis: unknown = '47.2400', tarih = STAMP) => ({ data: { USDTRY: { alis, satis, tarih } } })

describe('the initial state of the price store', () => {
  test('the price store starts with the served prices and keeps them as initial values', () => {
    expect(store.board.get()).toEqual({ listed: ['USD', 'EUR'], updatedAt: NOON, sourceTime: NOON, isReceiving: false })
    take(usd('47.5000'))
    expect(store.row('USD').initial.quote?.sell).toBe(rate('47.4770'))
    expect(store.board.initial.updatedAt).toBe(NOON)
  })

  test('the price store can start without prices', () => {
    store = createPriceStore(null, dayOf(NOON), CURRENCY_BOARD)
    expect(store.board.get()).toEqual({ listed: [], updatedAt: null, sourceTime: null, isReceiving: false })
  })
})

describe('a price message', () => {
  test('a price message notifies only the rows that it changes', () => {
    const rendered: CurrencyCode[] = []
    for (const code of ['USD', 'EUR', 'JPY'] as const) store.row(code).subscribe(() => rendered.push(code))
    expect(take(usd('47.5000'))).toBe(true)
    expect(rendered).toEqual(['USD'])
    expect(row('USD').quote).toMatchObject({ buy: rate('47.2400'), sell: rate('47.5000'), quotedAt: NOON + 5 * SECOND })
  })

  test('a price message with known prices notifies no row', () => {
    take(usd('47.5000'))
    const before = row('USD')
    take(usd('47.5000'))
    expect(row('USD')).toBe(before)
  })

  test('a late price message does not replace a newer price', () => {
    take(usd('46.0000', '45.0000', '03-08-2026 11:00:00'))
    expect(row('USD').quote?.sell).toBe(rate('47.4770'))
  })

  test.each([
    ['gold', { data: { ALTIN: { alis: '6121.540', satis: '6171.190', tarih: STAMP } } }],
    ['a zero sell', usd('0')],
    ['a sell that is no number', usd('yok')],
    ['a buy that is no number', usd('47.5000', 'yok')],
    ['a dead code', usd('47.5000', '47.2400', '')],
    ['nothing', { data: {} }],
  ])('the price store ignores a message with %s and does not update the source’s time', (_what, body) => {
    const before = store.board.get()
    expect(take({ ...body, meta: { time: NOON + MINUTE } })).toBe(false)
    expect(row('USD').quote?.sell).toBe(rate('47.4770'))
    expect(store.board.get()).toBe(before)
  })

  test('a price with a zero buy rate changes the table but not the hero’s pair', () => {
    take(usd('47.5000', 0))
    expect(row('USD').quote).toMatchObject({ buy: null, sell: rate('47.5000') })
    expect(row('USD').pair).toMatchObject({ buy: rate('47.2330'), sell: rate('47.4770') })
  })

  test('the source’s time comes from the newest message and ignores repeats and older messages', () => {
    take({ ...usd('47.5000'), meta: { time: NOON + 5 * SECOND } })
    take({ ...usd('47.5000'), meta: { time: NOON + 2 * SECOND } })
    expect(store.board.get().sourceTime).toBe(NOON + 5 * SECOND)
  })

  test('a message of another kind does not update the source’s time', () => {
    expect(take({ meta: { time: NOON + 5 * SECOND }, error: { code: 503 } })).toBe(false)
    expect(take({ meta: { time: NOON + 5 * SECOND }, data: { ALTIN: { alis: '5812', satis: '5841' } } })).toBe(false)
    expect(store.board.get().sourceTime).toBe(NOON)
  })

  test('a raw provider message without a time has the time of its receipt', () => {
    take({ USDTRY: { alis: '47.2400', satis: '47.5000' } }, NOON + 9 * SECOND)
    expect(store.board.get()).toMatchObject({ sourceTime: NOON + 9 * SECOND, updatedAt: NOON + 9 * SECOND })
  })
})

describe('an impossible time', () => {
  test.each(['01-01-0001 00:00:00', '31-12-2004 23:59:59', '00-00-0000 00:00:00'])(
    'the price store rejects the impossible time %s without freezing the row',
    (tarih) => {
      take({ data: { GBPTRY: { alis: '62.9', satis: '63.4', tarih } } })
      take(usd('48.0000', '47.9000', tarih))
      expect(row('GBP').quote).toBeNull()
      expect(row('USD').quote?.sell).toBe(rate('47.4770'))
      take(usd('47.5000'))
      expect(row('USD').quote?.sell).toBe(rate('47.5000'))
    },
  )

  test('the time of receipt replaces an impossible message time', () => {
    take({ meta: { time: 9e15 }, data: { USDTRY: { alis: '47.2400', satis: '47.5000' } } })
    expect(row('USD').quote?.quotedAt).toBe(NOON + 6 * SECOND)
  })
})

describe('a time from the future', () => {
  test('a correct price time replaces a time from the future in the row and for the source', () => {
    const [quotes, sourceTime] = [[quote('USD', '47.0000', '47.2000', NOON + 3 * HOUR)], NOON + 3 * HOUR]
    store = createPriceStore({ ...RENDERED, quotes, sourceTime }, dayOf(NOON), CURRENCY_BOARD)
    take({ ...usd('47.5000'), meta: { time: NOON + 5 * SECOND } })
    expect(row('USD').quote?.sell).toBe(rate('47.5000'))
    expect(store.board.get().sourceTime).toBe(NOON + 5 * SECOND)
  })
})

describe('a halted currency', () => {
  test('a halted currency keeps its row but does not affect the board’s time', () => {
    take({ data: {}, meta: { halted: ['USD', 'CHF'] } })
    expect(row('USD').halted).toBe(true)
    expect(store.board.get().listed).toEqual(['USD', 'EUR', 'CHF'])
  })

  test('a halted currency is quoted again with the first message that does not list it', () => {
    take({ data: {}, meta: { halted: ['USD'] } })
    take(usd('47.5000'))
    expect(row('USD')).toMatchObject({ halted: false, quote: { sell: rate('47.5000') } })
  })
})

describe('the daily summary', () => {
  const [monday, tuesday] = [dayOf(NOON), dayOf(NOON + DAY_LENGTH)]
  const closes = () => [row('USD').previousClose, row('EUR').previousClose]

  test('a summary of the same day adds to the served closes', () => {
    store.setCloses(monday, { EUR: rate('54.0000') })
    expect(closes()).toEqual([rate('47.2000'), rate('54.0000')])
    store.setCloses(monday, {})
    expect(closes()).toEqual([rate('47.2000'), rate('54.0000')])
  })

  test('a summary of another day replaces all closes', () => {
    store.setCloses(tuesday, { EUR: rate('54.1000') })
    expect(closes()).toEqual([null, rate('54.1000')])
  })

  test('the previous closes are dropped at the end of their day', () => {
    store.setDay(monday)
    expect(closes()).toEqual([rate('47.2000'), null])
    store.setDay(tuesday)
    expect(closes()).toEqual([null, null])
    store.setCloses(tuesday, { EUR: rate('54.1000') })
    store.setDay(tuesday)
    expect(closes()).toEqual([null, rate('54.1000')])
  })
})

describe('the flash of a changed figure', () => {
  const stamped = (second: number) => `03-08-2026 12:00:${String(second).padStart(2, '0')}`

  test('each changed side flashes in its own direction', () => {
    take(usd('47.5000', '47.2300'))
    expect(row('USD').flash).toMatchObject({ buy: { direction: 'down' }, sell: { direction: 'up' } })
    expect(row('EUR').flash).toEqual({ buy: null, sell: null })
  })

  test('a figure flashes in the direction that the provider sends', () => {
    take({ data: { USDTRY: { alis: '47.2330', satis: '47.5000', tarih: STAMP, dir: { satis_dir: 'down' } } } })
    expect(row('USD').flash).toEqual({ buy: null, sell: { direction: 'down', count: 1, at: NOON + 6 * SECOND } })
  })

  test('a figure flashes at most once a second', () => {
    take(usd('47.5000', '47.2330', stamped(1)), NOON)
    take(usd('47.5100', '47.2330', stamped(2)), NOON + 999)
    expect(row('USD').flash.sell?.count).toBe(1)
    take(usd('47.5200', '47.2330', stamped(3)), NOON + 1000)
    expect(row('USD').flash.sell?.count).toBe(2)
  })

  test('a figure does not flash when its row or its buying side appears', () => {
    take({ data: { GBPTRY: { alis: '62.9', satis: '63.4', tarih: STAMP } } })
    take(usd('47.4770', 0, stamped(6)))
    take(usd('47.4770', '47.3000', stamped(7)))
    expect([row('GBP').flash, row('USD').flash]).toEqual([
      { buy: null, sell: null },
      { buy: null, sell: null },
    ])
  })
})
