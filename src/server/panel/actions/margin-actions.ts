import * as v from 'valibot'
import type { PriceActions } from '#contract/panel/pages/price-page.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { parseMargin } from '#domain/parse-margin.ts'
import { undoOfMargins } from '../../settings/index.ts'
import type { Acting, ActionsOf } from '../action.ts'
import type { PanelContext } from '../context.ts'
import { takesMargins } from '../models/price-page-models.ts'
import { publish, sinceSchema, versionSchema } from './publish.ts'

/** The page validates typed margins with the same parser and never sends unreadable ones. */
const typed = v.pipe(
  v.string(),
  v.check((text) => parseMargin(text).ok),
)
const margins = v.strictObject({
  code: v.picklist(INSTRUMENT_IDS),
  buy: v.exactOptional(typed),
  sell: v.exactOptional(typed),
})

export const MARGIN_ACTIONS: ActionsOf<Pick<PriceActions, 'changeMargins' | 'undoMargins'>> = {
  changeMargins: {
    permission: 'price',
    schema: v.strictObject({
      margins: v.pipe(v.array(margins), v.minLength(1), v.maxLength(INSTRUMENT_IDS.length)),
      since: sinceSchema,
      seenAt: v.number(),
      acceptUnusual: v.boolean(),
    }),
    handler: changeMargins,
    audit: 'own',
  },
  undoMargins: {
    permission: 'undo',
    schema: v.strictObject({ version: versionSchema, codes: v.array(v.picklist(INSTRUMENT_IDS)) }),
    handler: undoMargins,
    audit: 'own',
  },
}

type Asked<Name extends keyof PriceActions> = Acting<PriceActions[Name]['body'], PriceActions[Name]['answer']>

/** The time after which the page greys figures out, plus the time for a request to arrive. */
const SEEN_WITHIN = 20 * SECOND
const SIDES = ['buy', 'sell'] as const

async function changeMargins(asked: Asked<'changeMargins'>, context: PanelContext) {
  const { margins: rows, since, seenAt, acceptUnusual } = asked.body
  const settings = context.office.version().settings
  if (!rows.every(({ code }) => takesMargins(code, settings))) return { kind: 'not-found' } as const
  if (Math.abs(context.clock.now() - seenAt) > SEEN_WITHIN) return { kind: 'outdated' } as const
  const patch = rows.flatMap((row) =>
    SIDES.flatMap((side): SettingsEdit[] => {
      const margin = parseMargin(row[side] ?? '')
      return margin.ok ? [{ path: ['margins', row.code, side], after: margin.value }] : []
    }),
  )
  const written = Object.fromEntries(rows.map(({ code, ...sides }) => [code, sides]))
  return publish(asked, { patch, since, written, acceptUnusual }, context)
}

async function undoMargins(asked: Asked<'undoMargins'>, context: PanelContext) {
  const { version, codes } = asked.body
  const back = await undoOfMargins(context.store, version, codes)
  return back === null ? ({ kind: 'forgotten' } as const) : publish(asked, { ...back, via: 'undo' }, context)
}
