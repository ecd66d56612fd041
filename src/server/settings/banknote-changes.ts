import type { OfficeFacts } from '#contract/office-facts.ts'
import { banknoteRuleIn } from '#contract/settings/kinds/price-kinds.ts'
import type { SettingsMistake, SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { checkLess, USUAL_BANKNOTE_LIMIT } from '#domain/banknote-limit.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { Rate } from '#domain/rate.ts'
import type { SettingsStore, SettingsVersion } from '../store/index.ts'
import { banknoteFacts, type BanknotesSince } from './office-in-force.ts'
import { MAX_VERSIONS, type UnusualBanknote } from './settings-changes.ts'

/** Returns the currency and the kind in a path of the settings; null for other paths. */
export function banknotePlace([group, of, kind]: SettingsPath): { code: CurrencyCode; id: string } | null {
  const code = CURRENCY_CODES.find((each) => each === of)
  return group !== 'banknotes' || code === undefined || kind === undefined ? null : { code, id: kind }
}

/**
 * Checks the changed deductions only, so that one that exceeds its limit after a market move does not block other
 * changes.
 */
export function checkBanknotes(
  changes: readonly SettingsChange[],
  { banknoteLimit = USUAL_BANKNOTE_LIMIT }: OfficeSettings,
  priceOf: (code: CurrencyCode) => Rate | null,
) {
  const mistakes: SettingsMistake[] = []
  const unusual: UnusualBanknote[] = []
  for (const { path, after } of changes) {
    const [place, rule] = [banknotePlace(path), banknoteRuleIn(after)]
    if (place === null || rule?.rule !== 'less') continue
    const { code, id: of } = place
    const { less } = rule
    const price = priceOf(code)
    if (price === null) {
      unusual.push({ code, kind: 'banknote-unmeasured', of, less, likely: null })
      continue
    }
    const check = checkLess(less, price, banknoteLimit)
    if (check.kind === 'usual') continue
    const { most, likely } = check
    if (check.kind === 'unusual') unusual.push({ code, kind: 'banknote-far', of, less, likely })
    else mistakes.push({ path, kind: 'banknote-too-much', params: { limit: banknoteLimit, most, likely } })
  }
  return { mistakes, unusual }
}

/** Returns the time of the last change of each currency's rules, or of the first version. Versions are newest first. */
export function banknotesSince(versions: readonly SettingsVersion[]): BanknotesSince {
  const first = versions.find(({ number }) => number === 1)
  return Object.fromEntries(
    CURRENCY_CODES.flatMap((code) => {
      const changed = versions.find(({ patch }) => patch.some(({ path }) => touches(path, code))) ?? first
      return changed === undefined ? [] : [[code, changed.at] as const]
    }),
  )
}

/**
 * Returns the rules at a past time, in the shape of `OfficeFacts.banknotes`; null if there were none or they are
 * unknown.
 */
export async function banknotesAt(
  store: Pick<SettingsStore, 'settingsVersions' | 'settingsDocument'>,
  at: number,
): Promise<OfficeFacts['banknotes'] | null> {
  const then = (await store.settingsVersions(MAX_VERSIONS)).find((version) => version.at <= at)
  const stored = then === undefined ? null : await store.settingsDocument(then.number)
  return stored === null ? null : (banknoteFacts(stored.document, {}).banknotes ?? null)
}

function touches([group, of]: SettingsPath, code: CurrencyCode): boolean {
  return group === 'banknotes' && (of === undefined || of === code)
}
