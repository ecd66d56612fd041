import * as v from 'valibot'
import { byDirectionLanguage } from '#contract/languages.ts'
import type { FactActions, TypedFact } from '#contract/panel/office-actions.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { bankCodeOf } from '#domain/iban.ts'
import { readAnswer } from '../../settings/index.ts'
import { oneLine } from '../../text/index.ts'
import type { ActionsOf } from '../action.ts'
import { publishOrPreview, sinceSchema } from './publish.ts'

const text = v.string()
const wayHere = v.strictObject({ place: text, way: text })
const byAccount = v.strictObject({ TL: text, USD: text, EUR: text })

const typed = v.variant('fact', [
  v.strictObject({ fact: v.picklist(['phone', 'chat', 'email', 'holder']), text }),
  v.strictObject({
    fact: v.literal('limits'),
    identityFromUsd: text,
    taxNumberFromUsd: text,
    largeSumTl: text,
    explainedFromTl: text,
  }),
  v.strictObject({ fact: v.literal('transfers'), receiptAnswer: text, titleDeedAnswer: text, includesTax: text }),
  v.strictObject({ fact: v.literal('address'), street: text, district: text, city: text, postalCode: text }),
  v.strictObject({ fact: v.literal('directions'), words: v.strictObject(byDirectionLanguage(() => wayHere)) }),
  v.strictObject({ fact: v.literal('licence'), title: text, kind: text, number: text, authority: text, list: text }),
  v.strictObject({
    fact: v.literal('registry'),
    number: text,
    mersis: text,
    seat: text,
    capital: text,
    board: text,
    auditor: text,
    announcements: text,
  }),
  v.strictObject({
    fact: v.literal('bank'),
    index: v.pipe(v.number(), v.integer(), v.minValue(0)),
    bank: text,
    branch: text,
    iban: byAccount,
    account: byAccount,
  }),
])

export const FACT_ACTIONS: ActionsOf<FactActions> = {
  changeFact: {
    permission: 'facts',
    schema: v.strictObject({ since: sinceSchema, mode: v.picklist(['preview', 'publish']), typed }),
    async handler(asked, context) {
      const { mode, since: from, typed: fact } = asked.body
      const { settings } = context.office.version()
      if (fact.fact === 'bank' && settings.banks[fact.index] === undefined) return { kind: 'not-found' }
      return publishOrPreview(asked, { patch: editsOf(fact), since: from, mode }, context)
    },
    audit: 'own',
  },
}

function editsOf(fact: TypedFact): SettingsEdit[] {
  switch (fact.fact) {
    case 'phone':
      return [{ path: ['phone'], after: written(fact.text) }]
    case 'chat':
      return [{ path: ['chat', 'number'], after: chatNumber(fact.text) }]
    case 'email':
      return [{ path: ['email'], after: written(fact.text) }]
    case 'holder':
      return [{ path: ['accountHolder'], after: written(fact.text) }]
    case 'limits':
      return [
        { path: ['legal', 'identityFromUsd'], after: wholeNumber(fact.identityFromUsd) },
        { path: ['legal', 'taxNumberFromUsd'], after: wholeNumber(fact.taxNumberFromUsd) },
        { path: ['largeSumTl'], after: wholeNumber(fact.largeSumTl) },
        { path: ['transfers', 'explainedFromTl'], after: wholeNumber(fact.explainedFromTl) },
      ]
    case 'transfers':
      return [
        { path: ['transfers', 'receiptAnswer'], after: written(fact.receiptAnswer) || null },
        { path: ['transfers', 'titleDeedAnswer'], after: written(fact.titleDeedAnswer) || null },
        { path: ['transfers', 'includesTax'], after: readAnswer(fact.includesTax) ?? fact.includesTax },
      ]
    case 'address': {
      const { street, district, city, postalCode } = fact
      return Object.entries({ street, district, city, postalCode }).map(([key, value]) => {
        return { path: ['address', key], after: written(value) }
      })
    }
    case 'directions':
      return Object.entries(fact.words).flatMap(([language, { place, way }]) => [
        { path: ['directions', language, 'place'], after: written(place) || null },
        { path: ['directions', language, 'way'], after: written(way) || null },
      ])
    case 'licence':
      return [
        { path: ['licence', 'title'], ...optional(fact.title) },
        { path: ['licence', 'kind'], after: written(fact.kind) },
        { path: ['licence', 'number'], after: written(fact.number) },
        { path: ['licence', 'authority'], after: written(fact.authority) },
        { path: ['links', 'licensedOffices'], ...optional(fact.list) },
      ]
    case 'registry': {
      const { fact: _, ...fields } = fact
      return Object.entries(fields).map(([key, value]) => ({ path: ['licence', 'registry', key], ...optional(value) }))
    }
    case 'bank': {
      const at = ['banks', String(fact.index)]
      const ibans = Object.entries(fact.iban).map(([currency, iban]) => [currency, iban.replaceAll(/\s/g, '')] as const)
      return [
        { path: [...at, 'bank'], after: written(fact.bank) },
        { path: [...at, 'branch'], after: written(fact.branch) },
        // Every IBAN contains the code of its bank.
        { path: [...at, 'code'], after: bankCodeOf(ibans[0]?.[1] ?? '') },
        ...ibans.map(([currency, iban]) => ({ path: [...at, 'iban', currency], after: iban })),
        ...Object.entries(fact.account).map(([currency, number]) => {
          return { path: [...at, 'account', currency], after: written(number) }
        }),
      ]
    }
  }
}

/** Parses "5.000" and "5000". Empty means null. Unreadable text is returned unchanged, and the schema rejects it. */
function wholeNumber(value: string): number | string | null {
  const digits = written(value)
  if (digits === '') return null
  return /^(?:\d{1,9}|\d{1,3}(?:\.\d{3})+)$/.test(digits) ? Number(digits.replaceAll('.', '')) : digits
}

function written(value: string): string {
  return oneLine(value).trim()
}

/** An empty text removes the value. */
function optional(value: string): Pick<SettingsEdit, 'after'> {
  const after = written(value)
  return after === '' ? {} : { after }
}

/** Normalizes a Turkish telephone number, for example "0 555 123 45 67" or "+90 555 123 45 67". */
function chatNumber(value: string): string {
  return written(value.replaceAll(/[\s().+–-]/g, '').replace(/^(?:0090|90|0)?(?=[1-9]\d{9}$)/, '90'))
}
