import type { Generated, Selectable } from 'kysely'
import type { PointSource } from '#contract/price-call-answers.ts'
import type { Day } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
import type { StoredAct } from '../act-store.ts'
import type { MailKind } from '../message-store.ts'
import type { ChangeWay } from '../settings-store.ts'
import type { MarkerName } from '../store.ts'
import { bytes, exact, integer, nullable, number, type RowOf, table, type TableDefinition, text } from './columns.ts'
import { PANEL_TABLES } from './panel-tables.ts'

/** The tables of both stores, parents before children. All other code about tables derives from this definition. */
export const TABLES = {
  days: table({
    columns: {
      source: exact<PointSource>(),
      code: exact<InstrumentId>(),
      day: exact<Day>(),
      buy: integer<Rate>(),
      sell: integer<Rate>(),
    },
    key: ['source', 'code', 'day'],
    restore: 'replaced',
  }),
  minutes: table({
    columns: {
      source: exact<PointSource>(),
      code: exact<InstrumentId>(),
      at: integer<number>(),
      buy: integer<Rate>(),
      sell: integer<Rate>(),
    },
    key: ['source', 'code', 'at'],
    restore: 'replaced',
  }),
  bulletins: table({
    columns: {
      day: exact<Day>(),
      fetched_at: integer<number>(),
      known_at: integer<number>(),
      /** "2026/156"; null if the source did not send it. */
      number: nullable(exact<string>()),
    },
    key: ['day'],
    restore: 'replaced',
  }),
  bulletin_rates: table({
    columns: {
      day: exact<Day>(),
      code: exact<CurrencyCode>(),
      buy: nullable(integer<Rate>()),
      sell: nullable(integer<Rate>()),
      banknote_buy: nullable(integer<Rate>()),
      banknote_sell: nullable(integer<Rate>()),
    },
    key: ['code', 'day'],
    restore: 'replaced',
  }),
  /** Weekdays without a bulletin according to the central bank's answer. */
  bulletin_days_off: table({
    columns: { day: exact<Day>(), asked_at: integer<number>() },
    key: ['day'],
    restore: 'replaced',
  }),
  messages: table({
    columns: {
      number: number<Generated<number>>(),
      submission: exact<string>(),
      received_at: integer<number>(),
      name: text<string>(),
      email: text<string>(),
      phone: text<string>(),
      subject: text<string>(),
      message: text<string>(),
      handled_at: nullable(integer<number>()),
      handled_by: nullable(text<string>()),
      read_at: nullable(integer<number>()),
    },
    key: ['number'],
    restore: 'merged',
  }),
  /** Every email of the site: a visitor's message, or a notice with its own text. Sent notices are deleted. */
  outbox: table({
    columns: {
      number: number<Generated<number>>(),
      mail_id: exact<string>(),
      /** null for a notice, which has a topic, a subject and a text. */
      message: nullable(integer<number>()),
      topic: nullable(exact<string>()),
      subject: nullable(text<string>()),
      text: nullable(text<string>()),
      state: exact<Exclude<MailKind, 'none'>>(),
      attempts: integer<Generated<number>>(),
      /** The due time of waiting emails; the time of sending or failing of the others. */
      at: integer<number>(),
      error: nullable(text<string>()),
    },
    key: ['number'],
    restore: 'merged',
  }),
  /** Fingerprints of erased messages, which a restore leaves out. */
  erasures: table({ columns: { fingerprint: exact<string>() }, key: ['fingerprint'], restore: 'added' }),
  markers: table({
    columns: { name: exact<MarkerName>(), value: integer<number>() },
    key: ['name'],
    restore: 'left',
  }),
  /** Lines of the panel's set-up list that a manager hid. */
  hidden_set_up: table({
    columns: { key: exact<string>(), at: integer<number>(), by: text<string>() },
    key: ['key'],
    restore: 'left',
  }),
  approvals: table({
    columns: {
      number: number<Generated<number>>(),
      code: exact<InstrumentId>(),
      buy: nullable(integer<Rate>()),
      sell: integer<Rate>(),
      at: integer<number>(),
    },
    key: ['number'],
    restore: 'left',
  }),
  alerts: table({
    columns: {
      kind: exact<string>(),
      since: nullable(integer<number>()),
      well_since: nullable(integer<number>()),
      /** JSON: an array of texts. */
      reported: text<string>(),
      alarmed_at: nullable(integer<number>()),
    },
    key: ['kind'],
    restore: 'left',
  }),
  /** The office's settings: each version with its whole document and its changes, both as JSON. */
  settings: table({
    columns: {
      number: number<number>(),
      at: integer<number>(),
      by: nullable(text<string>()),
      via: exact<ChangeWay>(),
      reason: nullable(text<string>()),
      patch: text<string>(),
      document: text<string>(),
    },
    key: ['number'],
    restore: 'added',
  }),
  /** Files that the office publishes, by the hash of their bytes. A version of the settings refers to the hash. */
  files: table({
    columns: { hash: exact<string>(), bytes: bytes<Uint8Array>() },
    key: ['hash'],
    restore: 'added',
  }),
  /** Halts: one row for each act and price. `ended_at` null means that the halt is in force. */
  halts: table({
    columns: {
      code: exact<InstrumentId>(),
      since: integer<number>(),
      by: nullable(text<string>()),
      reason: nullable(text<string>()),
      ended_at: nullable(integer<number>()),
      ended_by: nullable(text<string>()),
      /** The id of the act that halted the price, and of the act that ended the halt. */
      act: exact<string>(),
      ended_act: nullable(exact<string>()),
    },
    // A replica of the release before needs this key; later it can be (act, code).
    key: ['code', 'since'],
    restore: 'left',
  }),
  /** Audit entries other than versions of the settings and halts. */
  acts: table({
    columns: {
      at: integer<number>(),
      id: exact<string>(),
      by: nullable(text<string>()),
      via: exact<StoredAct['via']>(),
      about: exact<StoredAct['about']>(),
      text: text<string>(),
    },
    key: ['at', 'id'],
    restore: 'added',
  }),
  /** The answers to acts, so that a repeated act gets its answer. They are kept for a week. */
  outcomes: table({
    columns: {
      id: exact<string>(),
      person: exact<string>(),
      fingerprint: exact<string>(),
      at: integer<number>(),
      /** JSON. */
      answer: text<string>(),
    },
    key: ['id'],
    restore: 'left',
    passing: true,
  }),
  ...PANEL_TABLES,
  /** `writable()` writes this row in full size, so that a full disk is noticed before a message is refused. */
  probe: table({
    columns: { id: integer<number>(), filling: bytes<Uint8Array>() },
    key: ['id'],
    restore: 'left',
    passing: true,
  }),
}

type TableName = keyof typeof TABLES

/** Only this program writes to them, so values have the right type. */
export type Tables = { readonly [Name in TableName]: RowOf<(typeof TABLES)[Name]> }

export type Row<Name extends TableName> = Selectable<Tables[Name]>

type TableEntry = readonly [name: string, table: TableDefinition]

export const TABLE_LIST: readonly TableEntry[] = Object.entries(TABLES)

export function quotedNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
