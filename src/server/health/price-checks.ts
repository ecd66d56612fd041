import { fullBanknoteName, shareAsObject } from '#contract/banknote-names.ts'
import { productName } from '#contract/product-names.ts'
import { checkLess, USUAL_BANKNOTE_LIMIT } from '#domain/banknote-limit.ts'
import { lessGroups } from '#domain/banknotes.ts'
import { addDays, type Day, dayOf, instantOf, weekdayOf } from '#domain/calendar.ts'
import { holidayOn } from '#domain/holidays.ts'
import { isMetal } from '#domain/instrument.ts'
import { marginText } from '#domain/margin-text.ts'
import { limitsFor, objectionReason, writtenName } from '../settings/index.ts'
import { dayText, lengthText, oneLine, rateText } from '../text/index.ts'
import { sourceErrorText, sourceName } from '../upstream/index.ts'
import { healthCheck } from './health-check.ts'
import { MISSING_AFTER_MS } from './missing-price-checks.ts'
import { BULLETIN_RULE_WORDS, refusalText } from './price-words.ts'

export const priceHeld = healthCheck({
  kind: 'price-held',
  weight: 'degraded',
  test: ({ rows, at }) =>
    rows.flatMap(({ code, own, state }) => {
      if (state.kind !== 'held' || at - state.held.since <= MISSING_AFTER_MS) return []
      const { held } = state
      return { about: code, code, own, held, since: held.since, remedy: `angun-office approve ${writtenName(code)}` }
    }),
  text({ code, own, held: { passed, rule, measure, since } }, { at }) {
    const shown = own === null ? 'Sitede “Gişeye sorunuz” yazıyor.' : `Sitede ${rateText(code, own.sell)} duruyor.`
    const why = refusalText({ rule, ...passed.quote, ...measure })
    return `${productName(code)} ${lengthText(at - since, 'since')} bekletiliyor: ${why}. ${shown}`
  },
  mail: { subject: 'bir fiyat bekletiliyor', trouble: 'bekletilen fiyat', after: 0 },
})

const SIDES = { buy: 'alış', sell: 'satış' } as const

/** The finding has no waiting time, because the office does not get the price that it asked for. */
export const marginCut = healthCheck({
  kind: 'margin-cut',
  weight: 'degraded',
  test: ({ rows }) => rows.flatMap(({ code, own, cut }) => (cut === null ? [] : { about: code, code, own, cut })),
  text({ code, own, cut }, { office }) {
    const name = productName(code)
    const { side, before, after } = cut
    const asked = after === null ? 'sıfır ya da altı' : rateText(code, after)
    const kept = own === null ? null : (own[side] ?? own.sell)
    const what =
      kept === null
        ? `${name} sitede “Gişeye sorunuz”: payla ${SIDES[side]} ${rateText(code, before)} yerine ${asked} olacaktı`
        : `${name} payı tam uygulanamıyor: ${SIDES[side]} ${asked} olacakken ${rateText(code, kept)} (sağlayıcı ${rateText(code, before)})`
    return `${what}; ${objectionReason(cut, limitsFor(office.pricing, code))}.`
  },
  mail: { subject: 'bir kâr payı bütünüyle uygulanamıyor', trouble: 'kâr payı', after: 0 },
})

/** The site reports this without a correction, because a person chose the deduction before the market moved. */
export const banknoteTooMuch = healthCheck({
  kind: 'banknote-too-much',
  weight: 'degraded',
  test: ({ rows, office }) =>
    rows.flatMap(({ code, own }) => {
      const buy = own?.buy ?? null
      if (isMetal(code) || buy === null) return []
      const limit = office.pricing.banknoteLimit ?? USUAL_BANKNOTE_LIMIT
      const groups = lessGroups(code, office.facts.banknotes?.[code]?.rules ?? {})
      return groups
        .filter(({ less }) => checkLess(less, buy, limit).kind === 'too-much')
        .map(({ less, kinds }) => ({ about: `${code} ${less}`, code, less, limit, kinds }))
    }),
  text({ code, less, limit, kinds }) {
    const names = kinds.map(({ id }) => fullBanknoteName(code, id)).join('; ')
    const amount = marginText({ kind: 'lira', micros: -less })
    return `${names}: ${amount}, artık alış fiyatının ${shareAsObject(limit)} aşıyor. Fark olduğu gibi duruyor.`
  },
  mail: null,
})

/** All halted prices are one finding. */
export const halted = healthCheck({
  kind: 'halted',
  weight: 'degraded',
  test({ rows, halts }) {
    const codes = rows.flatMap(({ code, state }) => (state.kind === 'halted' ? code : []))
    if (codes.length === 0) return []
    const moments = halts.flatMap(({ code, since }) => (codes.includes(code) ? since : []))
    const since = moments.length === 0 ? null : Math.min(...moments)
    const isAll = codes.length === rows.length
    const remedy = `angun-office resume ${isAll ? 'hepsi' : codes.map(writtenName).join(' ')}`
    return [{ about: codes.join(' '), codes, isAll, since, remedy }]
  },
  text({ codes, isAll }, { halts }) {
    const people = halts.flatMap(({ code, by }) => (codes.includes(code) && by !== null ? by : []))
    const who = people.length === 0 ? '' : ` (${[...new Set(people)].join(', ')})`
    const names = isAll ? 'Bütün fiyatlar' : namesText(codes.map(productName))
    return `${names} durduruldu${who}: sitede “Gişeye sorunuz” yazıyor.`
  },
  mail: null,
})

const MAX_NAMED = 8

/** Returns text such as "USD, EUR, JPY" or "gram, has, … ve 22 fiyat daha". */
function namesText(names: readonly string[]): string {
  if (names.length <= MAX_NAMED) return names.join(', ')
  return `${names.slice(0, MAX_NAMED - 1).join(', ')} ve ${names.length - MAX_NAMED + 1} fiyat daha`
}

/** A failing fallback is not reported while it is idle. */
export const sourceFailing = healthCheck({
  kind: 'source-failing',
  weight: 'degraded',
  test: ({ sources }) =>
    sources.flatMap(({ name, state, failingSince: since, lastError }) =>
      since === null || state === 'idle' ? [] : { about: name, name, lastError, since, remedy: 'angun-office check' },
    ),
  text({ name, lastError }, { sources }) {
    const why = lastError === null ? '' : `: ${oneLine(sourceErrorText(lastError))}`
    return `${sourceName(name, sources)} kullanılamıyor${why}.`
  },
  mail: null,
})

export const bulletinMissing = healthCheck({
  kind: 'bulletin-missing',
  weight: 'degraded',
  test({ bulletin, at }) {
    const due = bulletinDue(at)
    if (bulletin !== null && bulletin.day >= due.day) return []
    return [{ ...due, remedy: 'angun-office check' }]
  },
  text({ day }, { bulletin, at }) {
    const today = dayOf(at)
    const last = bulletin === null ? 'Henüz hiç bülten yok.' : `Son bülten ${dayText(bulletin.day, today)} tarihli.`
    return `TCMB’nin ${dayText(day, today)} bülteni gelmedi. ${last}`
  },
  mail: { subject: 'TCMB bülteni gelmedi', trouble: 'TCMB bülteni', after: 0 },
})

/** The bank publishes at about 15.30, on some days later. */
const PUBLISHED_BY = '17:00'

/** Returns the newest business day of the bank whose bulletin should have arrived. */
function bulletinDue(now: number): { readonly day: Day; readonly since: number } {
  const isDue = (day: Day): boolean =>
    weekdayOf(day) <= 5 && holidayOn(day) === null && instantOf(day, PUBLISHED_BY) <= now
  let day = dayOf(now)
  while (!isDue(day)) day = addDays(day, -1)
  return { day, since: instantOf(day, PUBLISHED_BY) }
}

export const bulletinDoubted = healthCheck({
  kind: 'bulletin-doubted',
  weight: 'degraded',
  test: ({ bulletinDoubts }) => bulletinDoubts.map((doubt) => ({ about: doubt.code, doubt })),
  text({ doubt: { rule, day, code, rate } }, { at }) {
    const figures = [rate?.buy, rate?.sell].flatMap((side) =>
      code === null || side === null || side === undefined ? [] : rateText(code, side),
    )
    const what = code === null ? 'bülteni' : `bülteninde ${code}`
    const given = figures.length === 0 ? '' : ` (${figures.join(' / ')})`
    return `TCMB’nin ${dayText(day, dayOf(at))} ${what}${given} alınmadı: ${BULLETIN_RULE_WORDS[rule]}.`
  },
  mail: null,
})
