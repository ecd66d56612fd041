import { addDays, type Day, dayOf, instantOf, MINUTE, weekdayOf, type Zone } from '#domain/calendar.ts'
import { isCurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { hoursOn, type OpeningHours } from '#domain/opening.ts'
import { objectionReason, writtenName } from '../office/index.ts'
import { dayText, lengthText, oneLine, rateText } from '../text/index.ts'
import { SOURCE_NAMES } from '../upstream/index.ts'
import { BULLETIN_RULE_WORDS, FRESHNESS_WORDS, refusalText } from './price-words.ts'
import { type Finding, finding, type HealthFacts } from './report.ts'

/** Silence and waiting that pass by themselves are no findings. */
const PATIENCE = 5 * MINUTE

/** What is wrong with prices, their sources and the central bank's bulletin. */
export function priceFindings(facts: HealthFacts): Finding[] {
  return [noPrice, held, unpriced, cutMargins, halted, failingSources, missingBulletin, doubtedBulletin].flatMap(
    (find) => find(facts),
  )
}

/** In opening hours only: what a provider does at night is its own affair. */
function noPrice({ office, silentFor, uptime, at, zone, opening, rows }: HealthFacts): Finding[] {
  if (opening.kind === 'closed') return []
  const today = dayOf(at, zone)
  const opened = hoursOn(office.facts.hours, today).map(({ from }) => instantOf(today, from, zone))
  const opensAt = opened.findLast((instant) => instant <= at) ?? at
  const silence = Math.min(silentFor, uptime)
  if (Math.min(silence, at - opensAt) <= PATIENCE) return []
  const [word] = rows.flatMap(({ own, state }) => (own !== null && 'since' in state ? FRESHNESS_WORDS[state.kind] : []))
  const rest = word === undefined ? 'Sitede fiyat yok.' : `Site kurları “${word}” diye gösteriyor.`
  const text = `${lengthText(silence, 'since')} hiçbir kaynaktan fiyat gelmiyor. ${rest}`
  return [finding('no-price', text, { weight: 'bad', since: at - silence, remedy: 'angun-office halt hepsi' })]
}

function held({ rows, at }: HealthFacts): Finding[] {
  return rows.flatMap(({ code, own, state }) => {
    if (state.kind !== 'held' || at - state.held.since <= PATIENCE) return []
    const { passed, rule, measure, since } = state.held
    const shown = own === null ? 'Sitede “Gişeye sorunuz” yazıyor.' : `Sitede ${rateText(code, own.sell)} duruyor.`
    const why = refusalText({ rule, ...passed.quote, ...measure })
    const name = writtenName(code)
    const text = `${name} ${lengthText(at - since, 'since')} bekletiliyor: ${why}. ${shown}`
    return finding('price-held', text, { about: code, since, remedy: `angun-office accept ${name}` })
  })
}

/** A product without a price is not on the board at all; a currency is, and its source may not deal in it. */
function unpriced({ rows, office, uptime, silentFor, at, opening }: HealthFacts): Finding[] {
  if (opening.kind === 'closed' || uptime <= PATIENCE || silentFor > PATIENCE) return []
  const traded: readonly InstrumentId[] = office.facts.gold?.traded ?? []
  return rows.flatMap(({ code, own, state }) => {
    const refusal = state.kind === 'refused' ? state.refusal : null
    const isMissed =
      refusal === null ? state.kind === 'unpriced' && traded.includes(code) : at - refusal.since > PATIENCE
    if (own !== null || !isMissed || !(isCurrencyCode(code) || traded.includes(code))) return []
    const name = writtenName(code)
    const why = refusal === null ? 'kaynak hiç fiyat vermedi' : refusalText(refusal)
    const rest = { about: code, since: refusal?.since ?? null, remedy: `angun-office halt ${name}` }
    return finding('price-missing', `${name} sitede fiyatsız: ${why}.`, rest)
  })
}

const SIDES = { buy: 'alış', sell: 'satış' } as const

/** At once: the office sells or buys at another price than it asked for, or not at all. */
function cutMargins({ rows, office }: HealthFacts): Finding[] {
  return rows.flatMap(({ code, own, cut }) => {
    if (cut === null) return []
    const name = writtenName(code)
    const { side, before, after } = cut
    const asked = after === null ? 'sıfır ya da altı' : rateText(code, after)
    const kept = own === null ? null : (own[side] ?? own.sell)
    const what =
      kept === null
        ? `${name} sitede “Gişeye sorunuz”: payla ${SIDES[side]} ${rateText(code, before)} yerine ${asked} olacaktı`
        : `${name} payı tam uygulanamıyor: ${SIDES[side]} ${asked} olacakken ${rateText(code, kept)} (sağlayıcı ${rateText(code, before)})`
    const text = `${what}; ${objectionReason(cut, office.pricing)}.`
    return finding('margin-cut', text, { about: code, remedy: `angun-office margin ${name} --${side} PAY` })
  })
}

function halted({ rows, halts }: HealthFacts): Finding[] {
  return rows.flatMap(({ code, state }) => {
    if (state.kind !== 'halted') return []
    const { since = null, by = null, via } = halts.find((halt) => halt.code === code) ?? {}
    const who = by === null ? '' : ` (${by}, ${via === 'command' ? 'komut' : 'dosya'})`
    const name = writtenName(code)
    const text = `${name} durduruldu${who}: sitede “Gişeye sorunuz” yazıyor.`
    return finding('halted', text, { about: code, since, remedy: `angun-office resume ${name}` })
  })
}

/** A fallback that is not needed now may fail. */
function failingSources({ sources }: HealthFacts): Finding[] {
  return sources.flatMap(({ name, state, failingSince: since, lastError }) => {
    if (since === null || state === 'idle') return []
    const why = lastError === null ? '' : `: ${oneLine(lastError)}`
    const text = `${SOURCE_NAMES[name]} yanıt vermiyor${why}.`
    return finding('source-failing', text, { about: name, since, remedy: 'angun-office check' })
  })
}

function missingBulletin({ office, bulletin, at, zone }: HealthFacts): Finding[] {
  const today = dayOf(at, zone)
  const due = bulletinDue(office.facts.hours, at, zone)
  if (due === null || (bulletin !== null && bulletin.day >= due.day)) return []
  const last = bulletin === null ? 'Henüz hiç bülten yok.' : `Son bülten ${dayText(bulletin.day, today)} tarihli.`
  const text = `TCMB’nin ${dayText(due.day, today)} bülteni gelmedi. ${last}`
  return [finding('bulletin-missing', text, { since: due.since, remedy: 'angun-office check' })]
}

/** The bank publishes "about 15.30", and late on some days. */
const PUBLISHED_BY = '17:00'

/** In days: the longest bayram with bridging days and its weekends. */
const LONGEST_HOLIDAY = 14

/** The newest business day whose bulletin should be there. Weekends and the office's special days have none. */
function bulletinDue({ special }: OpeningHours, now: number, zone: Zone): { day: Day; since: number } | null {
  const today = dayOf(now, zone)
  for (let back = 0; back <= LONGEST_HOLIDAY; back += 1) {
    const day = addDays(today, -back)
    const since = instantOf(day, PUBLISHED_BY, zone)
    if (weekdayOf(day) <= 5 && since <= now && special.every((each) => each.day !== day)) return { day, since }
  }
  return null
}

function doubtedBulletin({ bulletinDoubts, at, zone }: HealthFacts): Finding[] {
  return bulletinDoubts.map(({ rule, day, code, rate }) => {
    const figures = [rate?.buy, rate?.sell].flatMap((side) =>
      code === null || side === null || side === undefined ? [] : rateText(code, side),
    )
    const what = code === null ? 'bülteni' : `bülteninde ${code}`
    const given = figures.length === 0 ? '' : ` (${figures.join(' / ')})`
    const words = BULLETIN_RULE_WORDS[rule]
    const text = `TCMB’nin ${dayText(day, dayOf(at, zone))} ${what}${given} alınmadı: ${words}.`
    return finding('bulletin-doubted', text, { about: code })
  })
}
