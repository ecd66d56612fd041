import { fullBanknoteName, shareAsObject } from '#contract/banknote-names.ts'
import { banknotesPath } from '#contract/panel/pages/banknotes-page.ts'
import { lessGroups } from '#domain/banknote-classes.ts'
import { checkLess, USUAL_BANKNOTE_LIMIT } from '#domain/banknote-limit.ts'
import { isMetal } from '#domain/instrument.ts'
import { marginText } from '#domain/margin-text.ts'
import { healthCheck } from '../health-check.ts'

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
  owner: { advice: 'Farkı değiştirin.' },
  helpsAt: ({ code }) => banknotesPath(code),
  mail: null,
})
