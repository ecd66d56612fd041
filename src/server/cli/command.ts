import { join } from 'node:path'
import { type Day, dayOf } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import {
  type Clock,
  describeMistake,
  describePlace,
  type SettingMistake,
  type Settings,
  StartRefused,
  storeName,
  type StorePlace,
} from '../runtime/index.ts'
import { openStoreBeside, openStoreToRead, type Store, StoreFailure } from '../store/index.ts'
import { PROVIDER_VARIABLES } from '../upstream/index.ts'
import type { Caller, Operator } from './caller.ts'

/** 0: success. 1: a problem was found. 2: the command line was wrong, or nobody confirmed. */
export type ExitCode = 0 | 1 | 2

/** A command reports with `data` to programs and with `lines` to people. */
export interface Report {
  readonly exit: ExitCode
  readonly data: Readonly<Record<string, unknown>>
  readonly lines: readonly string[]
}

type Lines = readonly (string | readonly string[])[]

export function done(data: Report['data'], ...lines: Lines): Report {
  return { exit: 0, data, lines: lines.flat() }
}

/** Reports a failure. `error` is the reason for programs. */
export function refused(error: string, data: Report['data'], ...lines: Lines): Report {
  return { exit: 1, data: { error, ...data }, lines: lines.flat() }
}

export interface CommandCall {
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly operands: readonly string[]
}

/** Commands run with these dependencies. Tests pass their own. */
export interface Tool {
  /** Reads the settings again at each call. Throws `StartRefused` if they can't be read. */
  readonly settings: () => Result<Settings, SettingMistake[]>
  readonly clock: Clock
  readonly caller: Caller
  readonly person: Operator
}

/** The help and the parser read the same fields of a command. */
export interface Command {
  /** The name as an operator types it, for example "messages export". */
  readonly name: string
  /** The help shows operands unchanged: "DOSYA" is required, "[NO]" is optional, "KOD…" can be repeated. */
  readonly operands?: readonly string[]
  readonly options?: Readonly<Record<string, OptionSpec>>
  readonly summary: string
  run(call: CommandCall, tool: Tool): Promise<Report>
}

export interface OptionSpec {
  /** The name of the option's value in the help ("KİM"). If missing, the option takes no value. */
  readonly value?: string
  readonly summary: string
}

export const YES: OptionSpec = { summary: 'Sormadan yapar.' }

/** The command line names an unknown command, option, person or price. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function requirePrice<Found>(found: Found | undefined, written: string): Found {
  return orUsageError(found, `Böyle bir döviz ya da altın yok: ${written}`)
}

export function orUsageError<Found>(found: Found | undefined, complaint: string): Found {
  if (found === undefined) throw new UsageError(complaint)
  return found
}

export function settingsOf(tool: Tool): Settings {
  const settings = tool.settings()
  if (!settings.ok) throw new StartRefused(settings.error.map(describeMistake))
  return settings.value
}

type StoreWork<Answer> = (store: Store, settings: Settings) => Promise<Answer>

/** Opens the store for one command, with or without a running server. `older` is passed to `openStoreBeside`. */
export async function withStore<Answer>(tool: Tool, work: StoreWork<Answer>, older?: 'left'): Promise<Answer> {
  const settings = settingsOf(tool)
  await using store = await openStoreBeside(settings.store, older)
  return await work(store, settings)
}

/** Opens the store for a command that only reads. Works on a full disk, too. */
export async function withStoreToRead<Answer>(tool: Tool, work: StoreWork<Answer>): Promise<Answer> {
  const settings = settingsOf(tool)
  await using store = await openStoreToRead(settings.store)
  return await work(store, settings)
}

/** Returns the work's result, or `otherwise` if the store can't be opened, read or written. */
export async function unlessStoreFails<Answer, Other>(
  work: Promise<Answer>,
  otherwise: Other,
): Promise<Answer | Other> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StartRefused || error instanceof StoreFailure) return otherwise
    throw error
  }
}

/**
 * Opens the store of the office's own prices, even if the site shows the demo market. `notes` explain that to the
 * operator.
 */
export async function withOfficeHistory(
  tool: Tool,
  work: (store: Store, notes: readonly string[]) => Promise<Report>,
): Promise<Report> {
  const { dataDir, store: shown, market } = settingsOf(tool)
  const officeStore: StorePlace =
    shown.kind === 'file' ? { kind: 'file', file: join(dataDir, storeName('office')) } : { ...shown, holds: 'office' }
  const note =
    market.kind === 'demo'
      ? `Site şimdi örnek piyasayla çalışıyor: kurumun kayıtları, ${PROVIDER_VARIABLES[0]} ayarlanınca görünür.`
      : 'Site şimdi örnek TCMB bülteniyle çalışıyor: kurumun kayıtları, CENTRAL_BANK=demo kaldırılınca görünür.'
  const notes = describePlace(shown) === describePlace(officeStore) ? [] : [note]
  await using store = await openStoreBeside(officeStore)
  return await work(store, notes)
}

/** Parses a whole number from 1 to 999,999,999. */
export function numberOf(text: string | boolean | undefined, what: string): number {
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError(`${what} bir sayı olmalı: ${String(text)}`)
  return Number(text)
}

export function todayOf({ clock }: Tool): Day {
  return dayOf(clock.now())
}
