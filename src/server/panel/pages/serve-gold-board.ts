import * as v from 'valibot'
import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import { type GoldActions, PAGE } from '#contract/panel/pages/gold-board-page.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { isBar } from '#domain/gold/bars.ts'
import { METAL_CODES } from '#domain/instrument.ts'
import type { Acting, ActionsOf } from '../action.ts'
import { publish, versionSchema } from '../actions/publish.ts'
import type { PanelContext } from '../context.ts'
import { goldBoardPage } from '../models/price-page-models.ts'
import { servePage } from '../served-page.ts'

const GOLD_ACTIONS: ActionsOf<GoldActions> = {
  changeGold: {
    permission: 'gold',
    schema: v.strictObject({ on: v.boolean(), traded: v.array(v.picklist(METAL_CODES)), since: versionSchema }),
    handler: changeGold,
    audit: 'own',
  },
}

const SIDES = ['buy', 'sell'] as const

/**
 * A bar without margins gets zeros, because its margins determine its price. The settings keep the board's products
 * while it is off.
 */
function changeGold(asked: Acting<GoldActions['changeGold']['body'], ChangeAnswer>, context: PanelContext) {
  const { on, since } = asked.body
  const traded = METAL_CODES.filter((code) => asked.body.traded.includes(code))
  const known = context.office.version().settings.margins
  const zeros = traded.filter(isBar).flatMap((code) =>
    SIDES.filter((side) => known[code]?.[side] === undefined).map((side): SettingsEdit => ({
      path: ['margins', code, side],
      after: { kind: 'lira', micros: 0 },
    })),
  )
  const list: SettingsEdit[] = on ? [{ path: ['gold', 'traded'], after: traded }, ...zeros] : []
  return publish(asked, { patch: [{ path: ['gold', 'published'], after: on }, ...list], since }, context)
}

export const serveGoldBoard = servePage<'gold-board'>(PAGE, {
  read: (_reading, { office }) => {
    const { settings, number } = office.version()
    return Promise.resolve(goldBoardPage(settings, number))
  },
  actions: GOLD_ACTIONS,
})
