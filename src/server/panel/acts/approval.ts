import type { Outcome } from '#contract/panel/frame.ts'
import { pricePath } from '#contract/panel/paths.ts'
import { writtenName } from '../../office/index.ts'
import { heldPrice, letPass, sidesHeld } from '../../operations/index.ts'
import { draw, go, type Order, type PanelAnswer, problem } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { numberIn } from '../form.ts'
import { donePath } from '../outcomes.ts'
import type { PanelParts } from '../parts.ts'
import { drawPrice, offeredIn } from '../price-pages.ts'

/** Lets the price pass that the site holds back, as it was seen: prices are measured by it from then on. */
export async function approve(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const code = await offeredIn(order, parts)
  if (code === null) return draw(problem('notFound'))
  const { session, fields } = order
  const at = parts.clock.now()
  const refused = async (outcome: Outcome, status: number): Promise<PanelAnswer> =>
    draw(await drawPrice(parts, code, { typed: null, asksToHalt: false, outcome }), status)
  const operator = parts.operatorOf(session)
  const held = await heldPrice(operator, code)
  const price = held === null || held === 'no-answer' ? null : sidesHeld(held)
  if (price === null) return refused({ kind: 'failed', text: ACT_SENTENCES.nothingHeld, at }, 409)
  // Another one may wait by now, which nobody has looked at.
  const isSeen = numberIn(fields, 'bekleyen_alis') === price.buy && numberIn(fields, 'bekleyen_satis') === price.sell
  if (!isSeen) return refused({ kind: 'failed', text: ACT_SENTENCES.otherHeld, at }, 409)
  const began = parts.clock.elapsed()
  const passed = await letPass(operator, code, price)
  parts.reportIsOld()
  parts.log.warn(
    { person: session.person.name, act: `accept ${writtenName(code)}`, passed },
    'price let pass by the panel',
  )
  if (passed === 'passed') return go(donePath(pricePath(code), 'gecti', parts.clock.elapsed() - began))
  return refused({ kind: 'failed', text: ACT_SENTENCES.passedLate, at }, 503)
}
