import { expect, test } from 'vitest'
import { rate } from '#domain/rate.ts'
import { fakeClock, inFakeTime } from '../../../test/fakes/clock.ts'
import type { NewNotice } from '../store/message-store.ts'
import { heldPrice, letPass, sidesHeld } from './approval.ts'
import type { Operator } from './operator.ts'
import { readServed } from './served.ts'

const HELD = {
  code: 'USD',
  buy: '52.1000',
  sell: '52.3000',
  waitsFor: 'person',
  age: 40,
  measuredBy: null,
  shown: { buy: '47.2000', sell: '47.4000', age: 50 },
} as const

function site(held: readonly unknown[] | null) {
  const market = held === null ? {} : { market: { alive: true, age: 1, quotes: 8, halted: [], held } }
  return async () => readServed({ status: 'ready', ...market })
}

/** Whose store keeps what is let pass in `kept`, and what is to be mailed in `told`. */
function operator(askSite: Operator['askSite'], kept: unknown[] = [], told: string[] = []): Operator {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an approval asks nothing else of a store
  const store = {
    keepApproval: async (approval: unknown) => void kept.push(approval),
    queueNotice: async ({ text }: NewNotice) => void told.push(text),
  } as never
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nor of the settings
  return { settings: {} as never, clock: fakeClock(7), by: 'Ayşe', lendStore: (work) => work(store), askSite }
}

test('what is held back is known by the running site alone', async () => {
  expect(await heldPrice(operator(site([HELD])), 'USD')).toMatchObject({ sell: '52.3000', waitsFor: 'person' })
  expect(await heldPrice(operator(site([HELD])), 'EUR')).toBeNull()
  expect(await heldPrice(operator(site(null)), 'USD')).toBe('no-answer')
})

test('a price is let pass as a person has seen it, and is on the site once the site no longer holds it', async () => {
  const [kept, told]: [unknown[], string[]] = [[], []]
  let looks = 0
  const askSite: Operator['askSite'] = () => {
    looks += 1
    return site(looks < 3 ? [HELD] : [])()
  }
  const sides = sidesHeld(HELD)
  expect(sides).toEqual({ buy: rate('52.1000'), sell: rate('52.3000') })
  const clock = fakeClock(7)
  const passing = letPass({ ...operator(askSite, kept, told), clock }, 'USD', {
    buy: rate('52.1000'),
    sell: rate('52.3000'),
  })
  expect(await inFakeTime(passing, clock)).toBe('passed')
  expect(kept).toEqual([{ code: 'USD', buy: rate('52.1000'), sell: rate('52.3000'), at: 7 }])
  expect(told).toEqual([expect.stringMatching(/ · Ayşe: USD bekleyen fiyatı geçirildi: alış 52,10 \/ satış 52,30$/)])
})

test('without a sell there is nothing to let pass', () => {
  expect(sidesHeld({ buy: '52.1000', sell: null })).toBeNull()
})
