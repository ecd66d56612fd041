import { addDays, type Day, dayOf, instantOf, weekdayOf } from '#domain/calendar.ts'
import type { OpeningHours } from '#domain/opening.ts'
import { objectionReason, VIA_WORDS, writtenName } from '../office/index.ts'
import { dayText, lengthText, oneLine, rateText } from '../text/index.ts'
import { SOURCE_NAMES, sourceErrorText } from '../upstream/index.ts'
import { missingPrices, PATIENCE } from './missing-prices.ts'
import { BULLETIN_RULE_WORDS, refusalText } from './price-words.ts'
import { type Finding, finding, type HealthFacts } from './report.ts'

/** What is wrong with prices, their sources and the central bank's bulletin. */
export function priceFindings(facts: HealthFacts): Finding[] {
  return [missingPrices, held, cutMargins, halted, failingSources, missingBulletin, doubtedBulletin].flatMap((find) =>
    find(facts),
  )
}

function held({ rows, at }: HealthFacts): Finding[] {
  return rows.flatMap(({ code, own, state }) => {
    if (state.kind !== 'held' || at - state.held.since <= PATIENCE) return []
    const { passed, rule, measure, since } = state.held
    const shown = own === null ? 'Sitede “Gişeye sorunuz” yazıyor.' : `Sitede ${rateText(code, own.sell)} duruyor.`
    const why = refusalText({ rule, ...passed.quote, ...measure })
    const name = writtenName(code)
    const text = `${name} ${lengthText(at - since, 'since')} bekletiliyor: ${why}. ${shown}`
    return finding('price-held', text, { about: code, since, remedy: `angun-office approve ${name}` })
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
    return finding('margin-cut', text, { about: code })
  })
}

/** One line, be it of thirty. */
function halted({ rows, halts }: HealthFacts): Finding[] {
  const codes = rows.flatMap(({ code, state }) => (state.kind === 'halted' ? code : []))
  if (codes.length === 0) return []
  const ours = halts.filter(({ code }) => codes.includes(code))
  const people = ours.flatMap(({ by, via }) => (by === null ? [] : `${by}, ${VIA_WORDS[via]}`))
  const who = people.length === 0 ? '' : ` (${[...new Set(people)].join('; ')})`
  const moments = ours.flatMap(({ since }) => since ?? [])
  const isAll = codes.length === rows.length
  const names = isAll ? 'Bütün fiyatlar' : namesText(codes.map(writtenName))
  const since = moments.length === 0 ? null : Math.min(...moments)
  const remedy = `angun-office resume ${isAll ? 'hepsi' : codes.map(writtenName).join(' ')}`
  const text = `${names} durduruldu${who}: sitede “Gişeye sorunuz” yazıyor.`
  return [finding('halted', text, { about: codes.join(' '), since, remedy })]
}

/** So many names fit into a sentence. */
const NAMED = 8

/** "USD, EUR, JPY", "gram, has, … ve 22 fiyat daha" */
function namesText(names: readonly string[]): string {
  if (names.length <= NAMED) return names.join(', ')
  return `${names.slice(0, NAMED - 1).join(', ')} ve ${names.length - NAMED + 1} fiyat daha`
}

/** A fallback that is not needed now may fail. */
function failingSources({ sources }: HealthFacts): Finding[] {
  return sources.flatMap(({ name, state, failingSince: since, lastError }) => {
    if (since === null || state === 'idle') return []
    const why = lastError === null ? '' : `: ${oneLine(sourceErrorText(lastError))}`
    const text = `${SOURCE_NAMES[name]} kullanılamıyor${why}.`
    return finding('source-failing', text, { about: name, since, remedy: 'angun-office check' })
  })
}

function missingBulletin({ office, bulletin, at }: HealthFacts): Finding[] {
  const today = dayOf(at)
  const due = bulletinDue(office.facts.hours, at)
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
function bulletinDue({ special }: OpeningHours, now: number): { day: Day; since: number } | null {
  const today = dayOf(now)
  for (let back = 0; back <= LONGEST_HOLIDAY; back += 1) {
    const day = addDays(today, -back)
    const since = instantOf(day, PUBLISHED_BY)
    if (weekdayOf(day) <= 5 && since <= now && special.every((each) => each.day !== day)) return { day, since }
  }
  return null
}

function doubtedBulletin({ bulletinDoubts, at }: HealthFacts): Finding[] {
  return bulletinDoubts.map(({ rule, day, code, rate }) => {
    const figures = [rate?.buy, rate?.sell].flatMap((side) =>
      code === null || side === null || side === undefined ? [] : rateText(code, side),
    )
    const what = code === null ? 'bülteni' : `bülteninde ${code}`
    const given = figures.length === 0 ? '' : ` (${figures.join(' / ')})`
    const words = BULLETIN_RULE_WORDS[rule]
    const text = `TCMB’nin ${dayText(day, dayOf(at))} ${what}${given} alınmadı: ${words}.`
    return finding('bulletin-doubted', text, { about: code })
  })
}
