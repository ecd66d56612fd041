import type * as v from 'valibot'
import { API_PATHS } from '#contract/paths.ts'
import { priceCallAnswers } from '#contract/price-call-answers.ts'
import { bankQuery, banknotesQuery, chartQuery, feedQuery, summaryQuery } from '#contract/price-call-queries.ts'
import { BANKNOTES_PATH } from '#contract/shared-data.ts'
import type { InstrumentId } from '#domain/instrument.ts'

/** A GET call that other programs may use. */
export interface DescribedCall {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  /** The schema of the answer, and its name in a description. */
  readonly answer: { readonly name: string; readonly schema: v.GenericSchema }
  readonly query: v.GenericSchema
  /** The parameters in the path. */
  readonly inPath?: readonly object[]
}

export interface CallDescriptions {
  readonly calls: readonly DescribedCall[]
  /** The schemas of all answers and of their parts by name. */
  readonly schemas: Readonly<Record<string, v.GenericSchema>>
}

/** Describes the calls for prices. `selection` has the office's instruments, `more` the calls of capabilities. */
export function describeCalls(selection: readonly InstrumentId[], more: readonly DescribedCall[]): CallDescriptions {
  const answers = priceCallAnswers(selection)
  const answerOf = (name: keyof typeof answers) => ({ name, schema: answers[name] })
  return {
    calls: [
      {
        path: API_PATHS.feed,
        operationId: 'feed',
        summary: 'Current prices, each with its own time',
        answer: answerOf('Feed'),
        query: feedQuery,
      },
      {
        path: API_PATHS.dailySummary,
        operationId: 'dailySummary',
        summary: 'Change of a day’s prices since the last close',
        answer: answerOf('DailySummary'),
        query: summaryQuery,
      },
      {
        path: API_PATHS.centralBank,
        operationId: 'centralBank',
        summary: 'The newest bulletin of the central bank (TCMB)',
        answer: answerOf('CentralBank'),
        query: bankQuery,
      },
      {
        path: API_PATHS.chartData,
        operationId: 'chartData',
        summary: 'Recorded prices of one instrument',
        answer: answerOf('ChartData'),
        query: chartQuery(selection),
      },
      {
        path: BANKNOTES_PATH,
        operationId: 'banknotes',
        summary: 'Which banknotes of a currency the office buys, and at what price',
        answer: answerOf('Banknotes'),
        query: banknotesQuery,
      },
      ...more,
    ],
    schemas: { ...answers, ...Object.fromEntries(more.map(({ answer: { name, schema } }) => [name, schema])) },
  }
}
