import type { Outcome } from '#contract/panel/frame.ts'
import { pricePath } from '#contract/panel/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'
import { pause } from '../../runtime/index.ts'
import { writtenName } from '../../settings/index.ts'
import { rateText } from '../../text/index.ts'
import { draw, go, type Order, type PanelAnswer, problem } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { numberIn } from '../form.ts'
import { donePath } from '../outcomes.ts'
import { type PanelParts, tellOffice } from '../parts.ts'
import { drawPrice, offeredIn } from '../price-pages.ts'

/** Lets the held price pass as the person saw it: prices are measured against it from then on. */
export async function approve(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const code = await offeredIn(order, parts)
  if (code === null) return draw(problem('notFound'))
  const { session, fields } = order
  const by = session.person.name
  const at = parts.clock.now()
  const refused = async (text: string, status: number): Promise<PanelAnswer> => {
    const outcome: Outcome = { kind: 'failed', text, at }
    return draw(await drawPrice(parts, code, { typed: null, asksToHalt: false, outcome }), status)
  }
  const held = await heldPrice(code, parts)
  if (held === null) return refused(ACT_SENTENCES.nothingHeld, 409)
  // Another price may be held by now, which nobody has looked at.
  const isSeen = numberIn(fields, 'bekleyen_alis') === held.buy && numberIn(fields, 'bekleyen_satis') === held.sell
  if (!isSeen) return refused(ACT_SENTENCES.otherHeld, 409)
  const began = parts.clock.elapsed()
  await parts.store.keepApproval({ code, buy: held.buy, sell: held.sell, at })
  tellOffice(parts, by, 'prices', `${writtenName(code)} bekleyen fiyatı geçirildi: ${figures(code, held)}`)
  const passed = await untilPassed(code, parts)
  parts.log.warn({ person: by, act: `approve ${code}`, passed }, 'price approved by the panel')
  return passed
    ? go(donePath(pricePath(code), 'gecti', parts.clock.elapsed() - began))
    : refused(ACT_SENTENCES.passedLate, 503)
}

/** Before margins; null: nothing of that price is held. */
async function heldPrice(code: InstrumentId, { report, reportIsOld }: PanelParts): Promise<Sides | null> {
  reportIsOld()
  const { held } = await report()
  return held.find(({ passed }) => passed.quote.code === code)?.passed.quote ?? null
}

/** The market looks for approvals once a second. */
const PASSES_WITHIN = 5 * SECOND
const POLL_EVERY = SECOND / 10

async function untilPassed(code: InstrumentId, parts: PanelParts): Promise<boolean> {
  const until = parts.clock.elapsed() + PASSES_WITHIN
  for (;;) {
    if ((await heldPrice(code, parts)) === null) return true
    if (parts.clock.elapsed() + POLL_EVERY > until) return false
    await pause(POLL_EVERY, parts.clock)
  }
}

function figures(code: InstrumentId, { buy, sell }: Sides): string {
  return `alış ${buy === null ? '—' : rateText(code, buy)} / satış ${rateText(code, sell)}`
}
