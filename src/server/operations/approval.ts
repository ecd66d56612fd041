import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'
import { parseRate, writeRate } from '#domain/rate.ts'
import { recordAct } from '../messages/index.ts'
import { writtenName } from '../office/index.ts'
import { writtenSides } from './board-change.ts'
import type { Operator } from './operator.ts'
import type { Held } from './served.ts'
import { poll } from './site-answer.ts'

/** The site looks once a second for what was let pass. */
const PATIENCE = 5 * SECOND

/** What the site holds back of a price; null: nothing. Only the running site knows. */
export async function heldPrice({ askSite }: Operator, code: InstrumentId): Promise<Held | null | 'no-answer'> {
  const market = (await askSite())?.market
  return market === undefined ? 'no-answer' : (market.held.find((held) => held.code === code) ?? null)
}

/**
 * Lets a price pass, before margins, as a person has seen it: from then on prices are measured by it. `late`: it is
 * kept, and the site holds the price back still. No version tells it, so it is told by itself. Rejects where the store
 * can't be written.
 */
export async function letPass(operator: Operator, code: InstrumentId, price: Sides): Promise<'passed' | 'late'> {
  const { lendStore, clock, by } = operator
  const [at, text] = [clock.now(), `${writtenName(code)} bekleyen fiyatı geçirildi: ${figuresOf(price)}`]
  await lendStore(async (store) => {
    await store.keepApproval({ code, ...price, at })
    await recordAct(store, { at, by, text })
  })
  const passed = await poll(clock, PATIENCE, async () => (await heldPrice(operator, code)) === null || undefined)
  return passed === true ? 'passed' : 'late'
}

function figuresOf({ buy, sell }: Sides): string {
  return writtenSides({ buy: buy === null ? null : writeRate(buy, 2), sell: writeRate(sell, 2) })
}

/** Its figures; null: it has no sell. */
export function sidesHeld({ buy, sell }: Pick<Held, 'buy' | 'sell'>): Sides | null {
  const [onBuy, onSell] = [parseRate(buy), parseRate(sell)]
  return onSell.ok ? { buy: onBuy.ok ? onBuy.value : null, sell: onSell.value } : null
}
