import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { BanknotesAnswer } from '#contract/price-call-answers.ts'
import { banknotesQuery } from '#contract/price-call-queries.ts'
import { BANKNOTES_PATH } from '#contract/shared-data.ts'
import { ruledKinds } from '#domain/banknotes.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { byCurrency, CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { MICRO } from '#domain/rate.ts'
import { ok } from '#domain/result.ts'
import { preparedOf, SENTENCES } from '../response/index.ts'
import { type CallParts, getCall, jsonAnswer } from './call.ts'

/**
 * `GET /api/banknotes?currency=USD` returns the office's rules for banknotes. Without rules, the list of kinds is
 * empty.
 */
export function banknotesRoute(app: FastifyInstance, { facts, source }: Pick<CallParts, 'facts' | 'source'>): void {
  const mark = source === 'demo' ? { source } : {}
  const answerOf = byCurrency((code) =>
    preparedOf((office: OfficeFacts) => jsonAnswer({ ...banknotesAnswer(code, office), ...mark })),
  )
  getCall(
    app,
    BANKNOTES_PATH,
    () => banknotesQuery,
    { currency: () => SENTENCES.chartCurrency(CURRENCY_CODES) },
    ({ currency }) => ok(answerOf[currency](facts())),
  )
}

function banknotesAnswer(currency: CurrencyCode, { banknotes }: OfficeFacts): BanknotesAnswer {
  const { since = null, rules = {} } = banknotes?.[currency] ?? {}
  return {
    status: 'success',
    currency,
    since,
    unit: CURRENCIES[currency].unit,
    kinds: ruledKinds(currency, rules).map(({ kind: { id }, rule }) => ({
      id,
      rule: rule.rule,
      less: rule.rule === 'less' ? rule.less / MICRO : null,
    })),
  }
}
