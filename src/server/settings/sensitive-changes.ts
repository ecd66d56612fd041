import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { excessOf, type MarginSide, slipsOf } from '#domain/unusual-margin.ts'
import type { SettingsVersion } from '../store/index.ts'
import { largestMargins, marginIn } from './price-history.ts'

/** Where money is sent, and who is called. */
const CONTACTS = /^(?:banks|banks\.\d+\.(?:iban|account)\.\w+|accountHolder|phone|chat\.number)$/

/**
 * The changes of a version that nobody should learn from a customer: accounts, telephones, and all margins if one of
 * them is unusual. `earlier` are the versions before it, newest first.
 */
export function sensitiveChanges(
  { patch, at }: Pick<SettingsVersion, 'patch' | 'at'>,
  earlier: readonly SettingsVersion[],
): readonly SettingsChange[] {
  const isAlarming = patch.some((change) => isUnusual(change, earlier, at))
  return patch.filter(({ path }) => CONTACTS.test(path.join('.')) || (isAlarming && path[0] === 'margins'))
}

function isUnusual({ path, before, after }: SettingsChange, earlier: readonly SettingsVersion[], at: number): boolean {
  const place = marginPlace(path)
  if (place === null) return false
  const { code, side } = place
  const [from, to] = [marginIn(before), marginIn(after)]
  if (to === undefined) return from !== undefined
  const current = from === undefined ? {} : { [side]: from }
  const largest = largestMargins(earlier, code, { current, price: null, now: at })[side]
  const change = { code, side, from, to }
  return [...slipsOf(change), ...excessOf(change, { largest, price: null })].length > 0
}

/** The price and the side that a path of a margin is about; null: it is about something else. */
export function marginPlace([group, of, side]: SettingsPath): { code: InstrumentId; side: MarginSide } | null {
  const code = INSTRUMENT_IDS.find((id) => id === of)
  if (group !== 'margins' || code === undefined || (side !== 'buy' && side !== 'sell')) return null
  return { code, side }
}
