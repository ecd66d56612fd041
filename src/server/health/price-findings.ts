import { dayOf, instantOf, MINUTE } from '#domain/calendar.ts'
import { hoursOn } from '#domain/opening.ts'
import { writtenName } from '../office/index.ts'
import { dayText, lengthText, oneLine, rateText } from '../text/index.ts'
import { SOURCE_NAMES } from '../upstream/index.ts'
import { bulletinDue } from './calendar-duties.ts'
import type { Finding } from './finding.ts'
import { BULLETIN_RULE_WORDS, FRESHNESS_WORDS, refusalText } from './price-words.ts'
import type { Scene } from './scene.ts'

/** Silence and waiting that pass by themselves are no findings. */
const PATIENCE = 5 * MINUTE

export function priceFindings(scene: Scene): Finding[] {
  return [...noPrice(scene), ...heldPrices(scene), ...halted(scene), ...failingSources(scene), ...bulletin(scene)]
}

/** In opening hours only: what a provider does at night is its own affair. */
function noPrice({ reading, now, zone, opening, rows }: Scene): Finding[] {
  if (opening.kind === 'closed') return []
  const today = dayOf(now, zone)
  const opened = hoursOn(reading.office.facts.hours, today).map(({ from }) => instantOf(today, from, zone))
  const opensAt = opened.findLast((at) => at <= now) ?? now
  const silence = Math.min(reading.silentFor, reading.uptime)
  if (Math.min(silence, now - opensAt) <= PATIENCE) return []
  const shown = rows.flatMap(({ own, state }) => (own !== null && 'since' in state ? FRESHNESS_WORDS[state.kind] : []))
  const [word] = shown
  const rest = word === undefined ? 'Sitede fiyat yok.' : `Site kurları “${word}” diye gösteriyor.`
  const text = `${lengthText(silence, 'since')} hiçbir kaynaktan fiyat gelmiyor. ${rest}`
  return [
    { kind: 'no-price', about: null, weight: 'bad', since: now - silence, text, remedy: 'angun-office halt hepsi' },
  ]
}

function heldPrices({ rows, now }: Scene): Finding[] {
  return rows.flatMap(({ code, own, state }) => {
    if (state.kind !== 'held' || now - state.held.since <= PATIENCE) return []
    const { passed, rule, measure, since } = state.held
    const shown = own === null ? 'Sitede “Gişeye sorunuz” yazıyor.' : `Sitede ${rateText(code, own.sell)} duruyor.`
    const why = refusalText({ rule, ...passed.quote, ...measure })
    const text = `${writtenName(code)} ${lengthText(now - since, 'since')} bekletiliyor: ${why}. ${shown}`
    return {
      kind: 'price-held',
      about: code,
      weight: 'degraded',
      since,
      text,
      remedy: `angun-office accept ${writtenName(code)}`,
    }
  })
}

function halted({ rows, reading }: Scene): Finding[] {
  return rows.flatMap(({ code, state }) => {
    if (state.kind !== 'halted') return []
    const { since = null, by = null, via } = reading.halts.find((halt) => halt.code === code) ?? {}
    const who = by === null ? '' : ` (${by}, ${via === 'command' ? 'komut' : 'dosya'})`
    const text = `${writtenName(code)} durduruldu${who}: sitede “Gişeye sorunuz” yazıyor.`
    return {
      kind: 'halted',
      about: code,
      weight: 'degraded',
      since,
      text,
      remedy: `angun-office resume ${writtenName(code)}`,
    }
  })
}

/** One that is not needed now has nothing to answer for. */
function failingSources({ reading }: Scene): Finding[] {
  return reading.sources.flatMap(({ name, state, failingSince, lastError }) => {
    if (failingSince === null || state === 'idle') return []
    const why = lastError === null ? '' : `: ${oneLine(lastError)}`
    const text = `${SOURCE_NAMES[name]} yanıt vermiyor${why}.`
    return {
      kind: 'source-failing',
      about: name,
      weight: 'degraded',
      since: failingSince,
      text,
      remedy: 'angun-office check',
    }
  })
}

function bulletin({ reading, now, zone }: Scene): Finding[] {
  const today = dayOf(now, zone)
  const due = bulletinDue(reading.office.facts.hours, now, zone)
  const newest = reading.bulletin
  const missing: Finding[] = []
  if (due !== null && (newest === null || newest.day < due.day)) {
    const last = newest === null ? 'Henüz hiç bülten yok.' : `Son bülten ${dayText(newest.day, today)} tarihli.`
    const text = `TCMB’nin ${dayText(due.day, today)} bülteni gelmedi. ${last}`
    const { since } = due
    missing.push({
      kind: 'bulletin-missing',
      about: null,
      weight: 'degraded',
      since,
      text,
      remedy: 'angun-office check',
    })
  }
  const doubts = reading.bulletinDoubts.map(({ rule, day, code, rate }): Finding => {
    const figures = [rate?.buy, rate?.sell].flatMap((side) =>
      code === null || side === null || side === undefined ? [] : rateText(code, side),
    )
    const what = code === null ? 'bülteni' : `bülteninde ${code}`
    const given = figures.length === 0 ? '' : ` (${figures.join(' / ')})`
    const text = `TCMB’nin ${dayText(day, today)} ${what}${given} alınmadı: ${BULLETIN_RULE_WORDS[rule]}.`
    return { kind: 'bulletin-doubted', about: code, weight: 'degraded', since: null, text, remedy: null }
  })
  return [...missing, ...doubts]
}
