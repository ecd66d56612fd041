import { describe, expect, test } from 'vitest'
import type { MarketChange } from '#domain/board.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { NO_MARGINS } from '#domain/margin.ts'
import { DEFAULT_GUARDS } from '#domain/quote-rules.ts'
import type { Quote } from '#domain/quote.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { quote } from '../../../test/fakes/market.ts'
import { createChanges } from '../runtime/index.ts'
import type { ToldBoard } from './board-text.ts'
import { shareMarket } from './shared-market.ts'

const START = Date.parse('2026-08-03T09:00:00Z')

function replica(...recorded: Quote[]) {
  const desk = marketUnderTest(START)
  const heard = createChanges()
  let told: ToldBoard | null = null
  let silence = Infinity
  const halted = new Set<CurrencyCode>()
  const market = shareMarket({
    pricing: () => ({ selection: CURRENCY_CODES, margins: NO_MARGINS, guards: DEFAULT_GUARDS, halted }),
    recorded: new Map(recorded.map((each) => [each.code, each])),
    followed: { current: () => told, silentFor: () => silence, subscribe: heard.subscribe },
  })
  const changes: MarketChange[] = []
  market.subscribe((change) => void changes.push(change))
  return {
    market,
    desk,
    changes,
    halted,
    tell: (
      quotes: readonly Quote[],
      also: { readonly halted?: readonly CurrencyCode[]; readonly silence?: number } = {},
    ): void => {
      const board = new Map(quotes.map((each) => [each.code, each]))
      silence = also.silence ?? 0
      told = { view: { board, sourceTime: START, halted: new Set(also.halted) }, offered: board, held: [], spoke: 0 }
      heard.publish()
    },
    sell: (code: CurrencyCode) => market.view().board.get(code)?.sell,
  }
}

const dollar = (sell: string, at = START): Quote => quote('USD', '47.1', sell, at)

describe('the market of a process among others', () => {
  test('shows the record until a leader says something, and calls nothing alive', () => {
    const { market, sell } = replica(dollar('47.2'))
    expect([sell('USD'), market.view().sourceTime, market.silentFor()]).toEqual([47_200_000, null, Infinity])
  })

  test('is the leader’s while it follows, and tells which prices moved', () => {
    const { tell, changes, sell } = replica()
    tell([dollar('47.3'), quote('EUR', '55', '55.2', START)])
    tell([dollar('47.4'), quote('EUR', '55', '55.2', START)])
    expect(sell('USD')).toBe(47_400_000)
    expect(changes.map(({ moved }) => moved.map(({ code }) => code))).toEqual([['USD', 'EUR'], ['USD']])
  })

  test('keeps a quote as the object that it is while nothing of it changes: pages get only what is new', () => {
    const { tell, market } = replica()
    tell([dollar('47.3')])
    const before = market.view().board.get('USD')
    tell([dollar('47.3')])
    expect(market.view().board.get('USD')).toBe(before)
  })

  test('takes a halt at once, whatever the leader still says, and gives the price back with the halt’s end', () => {
    const { market, tell, halted, sell } = replica()
    tell([dollar('47.3')])
    halted.add('USD')
    market.officeChanged()
    expect([sell('USD'), [...market.view().halted]]).toEqual([undefined, ['USD']])
    tell([dollar('47.4')])
    expect(sell('USD')).toBeUndefined()
    halted.clear()
    market.officeChanged()
    expect(sell('USD')).toBe(47_400_000)
  })

  test('shows what the leader halts', () => {
    const { tell, market } = replica()
    tell([], { halted: ['JPY'] })
    expect([...market.view().halted]).toEqual(['JPY'])
  })

  test('is its own while it leads; who spoke before it did is not forgotten', () => {
    const { market, desk, tell, sell } = replica()
    tell([dollar('47.3')], { silence: 4000 })
    market.lead(desk.market)
    expect([market.view().sourceTime, market.silentFor()]).toEqual([START, 4000])
    desk.say({ USDTRY: ['47.2', '47.5'] })
    expect([sell('USD'), market.silentFor()]).toEqual([47_500_000, 0])
    tell([dollar('40')])
    expect(sell('USD')).toBe(47_500_000)
  })

  test('lays on the margins that were published while its term began', () => {
    const { market, desk, sell } = replica()
    desk.say({ USDTRY: ['47.2', '47.5'] })
    desk.office.margins = { USD: { sell: { kind: 'lira', micros: 100_000 } } }
    market.lead(desk.market)
    expect(sell('USD')).toBe(47_600_000)
  })

  test('does not go back to an older board when its term ends: it waits for a newer one', () => {
    const { market, desk, tell, sell } = replica()
    tell([dollar('47.3')], { silence: 30_000 })
    const follow = market.lead(desk.market)
    desk.say({ USDTRY: ['47.2', '47.5'] })
    follow()
    expect(sell('USD')).toBe(47_500_000)
    tell([dollar('47.6')])
    expect(sell('USD')).toBe(47_600_000)
    desk.say({ USDTRY: ['47.2', '47.9'] })
    expect(sell('USD')).toBe(47_600_000)
  })
})
