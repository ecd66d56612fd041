import { fieldsOf } from '#contract/json.ts'
import type { ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import { DAY_LENGTH } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'

/** An act without a known outcome. Typed text is not kept, except that of a stop, which is sent again. */
export interface KeptAct {
  readonly id: string
  readonly name: ActionName
  /** ms since the epoch. */
  readonly at: number
  readonly stop: ActionBody<'halt'> | null
}

const KEY = 'panel-acts'

/** Returns a new id. `crypto.randomUUID` does not exist on a page that a local network opens over http. */
export function newActId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keeps an act for the page that this tab loads next. */
export function keepAct<Name extends ActionName>(id: string, name: Name, body: ActionBody<Name>, now: number): void {
  write([...keptActs(now), { id, name, at: now, stop: name === 'halt' ? stopIn(body) : null }])
}

export function forgetAct(id: string): void {
  write(read().filter((act) => act.id !== id))
}

export function forgetActs(): void {
  write([])
}

/** Returns the acts of the last day whose outcome this tab does not know. */
export function keptActs(now: number): readonly KeptAct[] {
  return read().filter(({ at }) => Math.abs(now - at) < DAY_LENGTH)
}

function read(): readonly KeptAct[] {
  try {
    const rows: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(rows) ? rows.flatMap(actIn) : []
  } catch {
    return []
  }
}

/** The browser may forbid the storage. The act is then asked for until the page is closed. */
function write(acts: readonly KeptAct[]): void {
  try {
    if (acts.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(acts))
  } catch {}
}

/** An older release may have written another form. */
function actIn(row: unknown): KeptAct[] {
  const { id, name, at, stop } = fieldsOf(row)
  return typeof id === 'string' && typeof name === 'string' && typeof at === 'number'
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another release's action has no name in words
      [{ id, name: name as ActionName, at, stop: stopIn(stop) }]
    : []
}

function stopIn(body: unknown): KeptAct['stop'] {
  const { codes, reason } = fieldsOf(body)
  if (typeof reason !== 'string') return null
  if (codes === null) return { codes, reason }
  return Array.isArray(codes) ? { codes: INSTRUMENT_IDS.filter((id) => codes.includes(id)), reason } : null
}
