import * as v from 'valibot'
import type { PriceActions } from '#contract/panel/pages/price-page.ts'
import { productName } from '#contract/product-names.ts'
import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'
import { rateOfMicros } from '#domain/rate.ts'
import { sleep } from '../../runtime/index.ts'
import { rateText } from '../../text/index.ts'
import type { Acting, ActionsOf } from '../action.ts'
import type { PanelContext } from '../context.ts'

const rate = v.pipe(
  v.number(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = rateOfMicros(dataset.value)
    if (read.ok) return read.value
    addIssue({ message: read.error })
    return NEVER
  }),
)

export const APPROVAL_ACTIONS: ActionsOf<Pick<PriceActions, 'approve'>> = {
  approve: {
    permission: 'approve',
    schema: v.strictObject({ code: v.picklist(INSTRUMENT_IDS), buy: v.nullable(rate), sell: rate }),
    handler: approve,
    audit: ({ kind }, { body: { code, ...sides } }) =>
      kind === 'approved' || kind === 'late'
        ? { about: 'prices', text: `${productName(code)} bekleyen fiyatı geçirildi: ${figures(code, sides)}` }
        : null,
  },
}

async function approve({ body: { code, buy, sell }, act }: Approving, context: PanelContext) {
  const held = await heldPrice(code, context)
  if (held === null) return { kind: 'nothing-held' } as const
  // The held price has changed since the person saw it, so nobody has checked it.
  if (buy !== held.buy || sell !== held.sell) return { kind: 'replaced' } as const
  await act.as({ kind: 'late' }).keepApproval({ code, buy, sell, at: act.at })
  return { kind: (await isTakenSoon(code, context)) ? 'approved' : 'late' } as const
}

type Approving = Acting<PriceActions['approve']['body'], PriceActions['approve']['answer']>

/** Returns the held price before margins. Null means that no price of this code is held. */
async function heldPrice(code: InstrumentId, { report, reportIsOld }: PanelContext): Promise<Sides | null> {
  reportIsOld()
  const { held } = await report()
  return held.find(({ passed }) => passed.quote.code === code)?.passed.quote ?? null
}

/** The market reads approvals once a second. */
const TAKEN_WITHIN = 5 * SECOND
const POLL_EVERY = SECOND / 10

async function isTakenSoon(code: InstrumentId, context: PanelContext): Promise<boolean> {
  const until = context.clock.elapsed() + TAKEN_WITHIN
  for (;;) {
    if ((await heldPrice(code, context)) === null) return true
    if (context.clock.elapsed() + POLL_EVERY > until) return false
    await sleep(POLL_EVERY, context.clock)
  }
}

function figures(code: InstrumentId, { buy, sell }: Sides): string {
  return `alış ${buy === null ? '—' : rateText(code, buy)} / satış ${rateText(code, sell)}`
}
