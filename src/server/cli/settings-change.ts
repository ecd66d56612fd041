import type { SettingsMistake } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange, SettingsPatch } from '#contract/settings/settings-patch.ts'
import { type Board, EMPTY_BOARD } from '#domain/board.ts'
import { dayOf } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { MarginMeasures } from '#domain/margin-measure.ts'
import { parseRate } from '#domain/rate.ts'
import { marginMeasures, sellsOf } from '../history/index.ts'
import {
  type ChangeDeps,
  type ChangeOptions,
  type ChangeResult,
  changeSettings,
  changeText,
  fieldName,
  marketRefusal,
  mistakeText,
  officeOf,
  unusualText,
  valueText,
} from '../settings/index.ts'
import { type Store, storeFailureText } from '../store/index.ts'
import { timeText } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import { type CommandCall, done, refused, type Report, settingsOf, type Tool } from './command.ts'
import { priceLines } from './held-text.ts'
import { askServer } from './server-report.ts'

interface RequestedChange extends Pick<ChangeOptions, 'via' | 'since'> {
  readonly patch: SettingsPatch
  /** The operator reads these sentences before confirming. */
  readonly notes: readonly string[]
  /** Runs after the confirmation and before the version is stored. */
  readonly prepare?: () => Promise<void>
}

/** Shows a patch, asks for confirmation and publishes it. The running server applies it within a second. */
export async function publishChange(
  tool: Tool,
  call: CommandCall,
  store: Store,
  { patch, notes, prepare, ...origin }: RequestedChange,
): Promise<Report> {
  const deps = await changeDeps(tool, store)
  const options = { ...origin, by: tool.person.by, reason: null, acceptUnusual: true } as const
  const preview = await changeSettings(deps, patch, { ...options, mode: 'preview' })
  const refusal = refusalOf(preview)
  if (refusal !== null) return refusal
  if (preview.kind !== 'preview') return done({ changed: [] }, 'Zaten böyle; değişen bir şey yok.', notes)
  const shown = ['Değişecek olan:', ...previewLines(preview), ...notes]
  const data = { changed: preview.changes }
  const agreed = await askForAgreement(tool, call, shown)
  if (agreed !== true) return { ...agreed, data: { ...agreed.data, ...data } }
  await prepare?.()
  const published = await changeSettings(deps, patch, { ...options, mode: 'publish' })
  const lines = call.options['yes'] === true ? shown : []
  if (published.kind !== 'published')
    return refusalOf(published) ?? done({ changed: [] }, 'Zaten böyle; değişen bir şey yok.')
  const { version } = published
  return done({ ...data, version }, lines, publishedText(version))
}

function publishedText(version: number): string {
  return `Yayınlandı: ${version}. sürüm. Çalışan site bir saniye içinde alır.`
}

/** Reports a rejected change. Returns null if the change can be published. */
function refusalOf(result: ChangeResult): Report | null {
  switch (result.kind) {
    case 'published':
    case 'unchanged':
    case 'unusual':
      return null
    case 'preview':
    case 'invalid':
      return result.mistakes.length === 0 ? null : invalidReport(result.mistakes)
    case 'conflict': {
      const lines = result.conflicts.map(
        ({ by, at, number, ...change }) =>
          `  ${changeText(change)} (${number}. sürüm, ${timeText(at)}${by === null ? '' : `, ${by}`})`,
      )
      return refused('conflict', {}, 'Değiştirilmedi; bu sırada başkası da değiştirdi:', lines)
    }
    case 'unavailable':
      return refused('unavailable', {}, `Veritabanı: ${storeFailureText(result.failure)}`)
  }
}

function invalidReport(refusals: readonly SettingsMistake[]): Report {
  const mistakes = refusals.map(mistakeText)
  const lines = mistakes.map((mistake) => `  ${mistake}`)
  return refused('invalid', { mistakes }, 'Değiştirilmedi; ayarlar böyle geçerli olmaz:', lines)
}

type Preview = Extract<ChangeResult, { kind: 'preview' }>

function previewLines({ changes, prices, unusual }: Preview): string[] {
  return [
    ...changeLines(changes),
    ...(prices.length === 0 ? [] : ['Ziyaretçilerin göreceği (kaynağın şimdiki fiyatıyla):', ...priceLines(prices)]),
    ...(unusual.length === 0 ? [] : ['OLAĞAN DIŞI:', ...unusual.map((each) => `  ${unusualText(each)}`)]),
  ]
}

function changeLines(changes: readonly SettingsChange[]): string[] {
  return changes.map(
    ({ path, before, after }) => `  ${fieldName(path)}: ${valueText(path, before)} → ${valueText(path, after)}`,
  )
}

/** Returns the dependencies for checking a change: the running server's source prices and the configured market. */
export async function changeDeps(tool: Tool, store: Store): Promise<ChangeDeps> {
  const { market } = settingsOf(tool)
  return {
    store,
    clock: tool.clock,
    measures: () => measuresOf(tool, store),
    halted: async () => new Set((await store.halts()).map(({ code }) => code)),
    refusal: (settings) => marketRefusal(settings, market),
  }
}

/**
 * Collects the prices for the margin checks: the running server's source prices, the stored bulletin and the last
 * closes.
 */
async function measuresOf(tool: Tool, store: Store): Promise<MarginMeasures> {
  const today = dayOf(tool.clock.now())
  const source = settingsOf(tool).market.kind === 'demo' ? 'demo' : 'office'
  const [sourceQuotes, bulletin, closes, current] = await Promise.all([
    offeredBoard(tool),
    store.newestBulletin(today),
    store.closesBefore(source, today),
    store.settingsDocument(),
  ])
  const margins = current === null ? {} : officeOf(current.document, new Set()).pricing.margins
  return marginMeasures({ sourceQuotes, bulletin, closes: sellsOf(closes), margins })
}

/** Returns the current source prices before margins, or an empty board without a running server. */
async function offeredBoard(tool: Tool): Promise<Board> {
  const sourceQuotes = (await askServer(settingsOf(tool)))?.market?.sourceQuotes
  if (sourceQuotes === undefined) return EMPTY_BOARD
  const quotedAt = tool.clock.now()
  return new Map(
    INSTRUMENT_IDS.flatMap((code) => {
      const sides = sourceQuotes[code]
      const [bought, sold] = [parseRate(sides?.buy ?? null), parseRate(sides?.sell ?? null)]
      if (!sold.ok) return []
      const quote = { buy: bought.ok ? bought.value : null, sell: sold.value, quotedAt }
      return [[code, { code, unit: INSTRUMENTS[code].unit, ...quote, trend: { buy: '', sell: '' } }] as const]
    }),
  )
}
