import { dayOf } from '#domain/calendar.ts'
import { dayText, rateText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'
import { BULLETIN_RULE_WORDS } from '../price-words.ts'

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
  owner: { advice: 'Sitede önceki bülten duruyor; sürerse teknisyeninize haber verin.' },
  mail: null,
})
