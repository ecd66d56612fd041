import { keepUnknown } from '#contract/settings/kept-unknown.ts'
import { parseEdited } from '#contract/settings/parse-settings.ts'
import type { SettingsMistake } from '#contract/settings/settings-mistake.ts'
import {
  changesBetween,
  pathsOverlap,
  sameValue,
  type SettingsChange,
  type SettingsPatch,
  withEdits,
} from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { checkMargin, type RefusedMargin } from '#domain/check-margin.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { MarginMeasure, MarginMeasures } from '#domain/margin-measure.ts'
import type { Clock } from '../runtime/index.ts'
import { type SettingsDocument, type SettingsStore, type SettingsVersion, StoreFailure } from '../store/index.ts'
import { checkBanknotes } from './banknote-changes.ts'
import { limitsFor, officeOf, type OfficePricing } from './office-in-force.ts'
import { largestMargins } from './price-history.ts'
import { sensitiveChanges } from './sensitive-changes.ts'
import {
  type ChangeEffects,
  type ChangeOptions,
  type ChangeResult,
  MAX_VERSIONS,
  type PriceChange,
  type SettingsConflict,
} from './settings-changes.ts'

export interface ChangeDeps {
  readonly store: SettingsStore
  readonly clock: Pick<Clock, 'now'>
  readonly measures: () => Promise<MarginMeasures> | MarginMeasures
  readonly halted: () => ReadonlySet<InstrumentId> | Promise<ReadonlySet<InstrumentId>>
  /** Returns the reasons why a valid document cannot be published with this market. */
  readonly refusal: (settings: OfficeSettings) => readonly SettingsMistake[]
}

/**
 * Publishes a patch as the next version, or previews its effects. If two changes are published simultaneously, the
 * second one is evaluated again on the document of the first.
 */
export async function changeSettings(
  deps: ChangeDeps,
  patch: SettingsPatch,
  options: ChangeOptions,
): Promise<ChangeResult> {
  try {
    for (;;) {
      const result = await attemptChange(deps, patch, options)
      if (result !== 'overtaken') return result
    }
  } catch (error) {
    if (error instanceof StoreFailure) return { kind: 'unavailable', failure: error }
    throw error
  }
}

async function attemptChange(
  deps: ChangeDeps,
  patch: SettingsPatch,
  options: ChangeOptions,
): Promise<ChangeResult | 'overtaken'> {
  const { store, clock } = deps
  const [current, versions] = await Promise.all([store.settingsDocument(), store.settingsVersions(MAX_VERSIONS)])
  if (current === null) throw new Error('there is no version of the settings')
  // Another version was stored between the two reads.
  if (versions[0]?.number !== current.number) return 'overtaken'
  const conflicts = conflictsIn(versions, options, patch, current)
  if (conflicts.length > 0) return { kind: 'conflict', conflicts }
  const edited = parseEdited(current.document, patch)
  if (!edited.ok) return refused(edited.error, NO_EFFECTS, options)
  const changes = changesBetween(current.document, edited.value)
  if (changes.length === 0) return { kind: 'unchanged' }
  const { written } = options
  const known = { changes, versions, written }
  const { mistakes, ...effects } = await effectsOf(deps, current.document, edited.value, known)
  if (mistakes.length > 0) return refused(mistakes, effects, options)
  if (options.mode === 'preview') return { kind: 'preview', mistakes, ...effects }
  if (effects.unusual.length > 0 && !mayBeUnusual(options)) return { kind: 'unusual', ...effects }
  const { by, via, reason } = options
  const document = keepUnknown(current, edited.value)
  const version = { at: clock.now(), by, via, reason, patch: changes, document }
  const published = {
    kind: 'published',
    version: current.number + 1,
    unconfirmedReplicas: [],
    took: 0,
    ...effects,
  } as const
  const number = await (options.asAct?.(published) ?? store).addSettings(current.number, version, MAX_VERSIONS)
  return number === null ? 'overtaken' : published
}

const NO_EFFECTS: ChangeEffects = { changes: [], sensitive: [], prices: [], unusual: [] }

function refused(mistakes: readonly SettingsMistake[], effects: ChangeEffects, { mode }: ChangeOptions): ChangeResult {
  return mode === 'preview' ? { kind: 'preview', mistakes, ...effects } : { kind: 'invalid', mistakes }
}

function mayBeUnusual({ acceptUnusual, via }: ChangeOptions): boolean {
  return acceptUnusual || via === 'undo' || via === 'restore'
}

/** Returns the later changes by others of values that the patch changes, unless they set the value of the patch. */
function conflictsIn(
  versions: readonly SettingsVersion[],
  { since, by: author, via }: Pick<ChangeOptions, 'since' | 'by' | 'via'>,
  patch: SettingsPatch,
  { document }: SettingsDocument,
): SettingsConflict[] {
  if (since === null) return []
  // In a form, a person knows their own changes. An undo would revert them unseen.
  const isForm = via === 'panel'
  const wanted = changesBetween(document, withEdits(document, patch))
  return versions
    .filter(({ number, by }) => number > since && !(isForm && by !== null && by === author))
    .flatMap(({ number, by, at, patch: theirs }) =>
      theirs
        .filter(({ path }) => wanted.some((mine) => pathsOverlap(mine.path, path)))
        .map((change) => ({ ...change, number, by, at })),
    )
}

interface Known {
  readonly changes: readonly SettingsChange[]
  readonly versions: readonly SettingsVersion[]
  readonly written: ChangeOptions['written']
}

async function effectsOf(
  { measures, halted, refusal, clock }: ChangeDeps,
  before: OfficeSettings,
  after: OfficeSettings,
  { changes, versions, written }: Known,
): Promise<ChangeEffects & { readonly mistakes: readonly SettingsMistake[] }> {
  const [measureOf, now, isHalted] = [await measures(), clock.now(), await halted()]
  const [was, will] = [officeOf(before, isHalted).pricing, officeOf(after, isHalted).pricing]
  const checks = will.selection.map((code) => {
    const measure = measureOf(code)
    const current = before.margins[code] ?? {}
    const check = checkMargin({
      code,
      measure,
      before: was.margins[code] ?? {},
      after: will.margins[code] ?? {},
      written: written?.[code],
      limitsBefore: limitsFor(was, code),
      limitsAfter: limitsFor(will, code),
      largest: largestMargins(versions, code, { current, price: measure?.sides ?? null, now }),
    })
    return { code, measure, ...check }
  })
  const banknotes = checkBanknotes(changes, after, (code) => {
    const check = checks.find((each) => each.code === code)
    return check?.after?.buy ?? check?.measure?.sides.buy ?? null
  })
  return {
    changes,
    sensitive: sensitiveChanges({ patch: changes, at: now }, versions),
    prices: checks.flatMap((check) => priceChange(check, was, will)),
    unusual: [...checks.flatMap(({ unusual }) => unusual), ...banknotes.unusual],
    mistakes: [
      ...refusal(after),
      // A stored margin may exceed its limit after a market move. It is cut and does not block other changes.
      ...checks.flatMap(({ code, measure, refused: margin }) =>
        margin === null || samePricing(code, was, will) ? [] : mistakeOf(margin, measure, will),
      ),
      ...banknotes.mistakes,
    ],
  }
}

function samePricing(code: InstrumentId, was: OfficePricing, will: OfficePricing): boolean {
  const [one, other] = [was, will].map((pricing) => [
    pricing.selection.includes(code),
    pricing.margins[code],
    limitsFor(pricing, code),
  ])
  return sameValue(one, other)
}

function priceChange(
  { code, before, after }: PriceChange,
  was: OfficePricing,
  will: OfficePricing,
): PriceChange | readonly [] {
  const [shown, shows] = [
    was.selection.includes(code) && !was.halted.has(code) ? before : null,
    will.halted.has(code) ? null : after,
  ]
  return sameValue(shown, shows) ? [] : { code, before: shown, after: shows }
}

function mistakeOf(
  { code, side, mistake, before, after, likely }: RefusedMargin,
  measure: MarginMeasure | null,
  pricing: OfficePricing,
): SettingsMistake {
  const { marginLimit, spreadLimit } = limitsFor(pricing, code)
  const limit = mistake === 'margins-too-wide' ? spreadLimit : marginLimit
  const amount = likely === null ? null : likely.kind === 'lira' ? likely.micros : likely.millionths
  return {
    path: ['margins', code, side],
    kind: mistake,
    params: { before, after, limit, measure: measure?.kind ?? null, likely: amount, likelyKind: likely?.kind ?? null },
  }
}
