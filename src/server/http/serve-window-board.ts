import { SITE_QR_PATH } from '#contract/window-board.ts'
import type { ServerCapability } from './capability.ts'
import { qrCodeRoute } from './office-texts.ts'

/** The QR code of the site, which the board in the shop window shows. */
export const windowBoard: ServerCapability = {
  addCalls: (app, { facts }) => qrCodeRoute(app, { path: SITE_QR_PATH, facts, leadsTo: ({ origin }) => origin }),
}
