import { EMPTY_BOARD } from '../../src/domain/board.ts'
import { DAY_LENGTH, HOUR, MINUTE } from '../../src/domain/calendar.ts'
import { CURRENCY_CODES } from '../../src/domain/currency.ts'
import { rate } from '../../src/domain/rate.ts'
import type { Snapshot } from '../../src/server/health/snapshot.ts'
import type { Office } from '../../src/server/settings/office-in-force.ts'
import { quote } from './market.ts'
import { OFFICE_FACTS } from './office-facts.ts'
import { NO_MARGINS, USUAL_GUARDS } from './usual-limits.ts'

/** An office without margins and halted prices. */
export const OFFICE: Office = {
  facts: OFFICE_FACTS,
  pricing: { selection: CURRENCY_CODES, margins: NO_MARGINS, guards: USUAL_GUARDS, halted: new Set() },
  retention: { messages: 365 * DAY_LENGTH, logs: 30 * DAY_LENGTH, minutes: 60 * DAY_LENGTH },
}

/** The snapshot of a healthy site before its first price. */
export const SNAPSHOT: Snapshot = {
  office: OFFICE,
  version: 1,
  halts: [],
  replicas: null,
  unnamedProxy: false,
  market: { board: EMPTY_BOARD, sourceTime: null, halted: new Set() },
  silentFor: 0,
  sourceQuotes: new Map(),
  held: [],
  refused: [],
  refusing: new Map(),
  refusals: new Map(),
  sources: [],
  bulletin: null,
  bulletinDoubts: [],
  clockDoubt: null,
  clockFault: null,
  unstored: 0,
  writable: true,
  role: null,
  sockets: 0,
  fanOut: { direct: 0, relayed: 0, skipped: 0 },
  renders: new Map(),
  lastMinute: { pages: 0, serverErrors: 0, refused: 0, limited: 0 },
  contacts: new Map(),
  uptime: HOUR,
  memory: 142e6,
  mail: { kind: 'off' },
  retention: { expiring: [], shortened: null },
  messages: { total: 0, open: 0, oldestOpenAt: null, unread: 0, oldestUnreadAt: null },
  markers: {},
  backupFailure: null,
  backsUpItself: true,
  enrolled: 2,
  alerting: 'mailed',
  inventsPrices: false,
  panelOpens: true,
  disk: { free: 64e9, size: 100e9 },
  builds: null,
}

/** Returns a held dollar price of 48.90 and 49.20 that waits for a confirmation. */
export function heldDollar(now: number): Snapshot['held'][number] {
  return {
    passed: { quote: quote('USD', '48.9', '49.2', now), claimedAt: now },
    rule: 'jump',
    source: 'socket',
    reference: undefined,
    measure: { against: { buy: rate('47.2330'), sell: rate('47.4770') }, limit: 300 },
    since: now - 6 * MINUTE,
  }
}
