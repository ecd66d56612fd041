import { ACCOUNT_CURRENCIES } from '#contract/account-currencies.ts'
import { byDirectionLanguage, DIRECTION_LANGUAGES, type DirectionLanguage } from '#contract/languages.ts'
import type { RegistryFacts } from '#contract/office-facts.ts'
import type { TypedFact } from '#contract/panel/office-actions.ts'
import type { FactsPage } from '#contract/panel/office-pages.ts'
import { byKey } from '#domain/by-key.ts'
import { facts as copy } from '../../copy/panel-office.ts'
import { formatDigits } from '../../format/format.ts'

/** A fact that the panel can change; `index` selects the bank account. */
export type FactPlace =
  | { readonly fact: Exclude<TypedFact['fact'], 'bank'> }
  | { readonly fact: 'bank'; readonly index: number }

interface FactField {
  readonly name: string
  /** The path of the setting, which the server's mistakes refer to. */
  readonly path: string
  readonly label: string
  readonly value: string
  readonly hint?: string
  /** True if the field may stay empty. */
  readonly optional?: true
  readonly type?: 'tel' | 'email'
  /** The language of the text; undefined means Turkish. */
  readonly lang?: DirectionLanguage
}

const LIMITS = [
  ['identityFromUsd', 'legal.identityFromUsd'],
  ['taxNumberFromUsd', 'legal.taxNumberFromUsd'],
  ['largeSumTl', 'largeSumTl'],
  ['explainedFromTl', 'transfers.explainedFromTl'],
] as const
const TRANSFERS = ['receiptAnswer', 'titleDeedAnswer', 'includesTax'] as const
const ADDRESS = ['street', 'district', 'city', 'postalCode'] as const
const WAY = ['place', 'way'] as const
const REGISTRY = [
  'number',
  'mersis',
  'seat',
  'capital',
  'board',
  'auditor',
  'announcements',
] as const satisfies readonly (keyof RegistryFacts)[]
const optional = true

/** Returns the fields of a fact with their current values. */
export function factFields(place: FactPlace, page: FactsPage): readonly FactField[] {
  switch (place.fact) {
    case 'phone':
      return [{ name: 'text', path: 'phone', label: copy.phone, value: page.phone, type: 'tel' }]
    case 'chat':
      return [
        { name: 'text', path: 'chat.number', label: copy.chat, value: page.chat, hint: copy.chatHint, type: 'tel' },
      ]
    case 'email':
      return [{ name: 'text', path: 'email', label: copy.email, value: page.email, type: 'email' }]
    case 'holder':
      return [
        {
          name: 'text',
          path: 'accountHolder',
          label: copy.holder,
          value: page.accountHolder ?? '',
          hint: copy.holderHint,
        },
      ]
    case 'limits':
      return LIMITS.map(([name, path]) => {
        const { label, hint } = copy.limitFields[name]
        const limit = page.limits[name]
        return { name, path, label, hint, value: limit === null ? '' : formatDigits(limit), optional: true }
      })
    case 'transfers':
      return TRANSFERS.map((name) => {
        const value = page.transfers[name]
        return {
          name,
          path: `transfers.${name}`,
          ...copy.transferFields[name],
          value: typeof value === 'boolean' ? copy.yesOrNo(value) : (value ?? ''),
          optional: true,
        }
      })
    case 'address':
      return ADDRESS.map((name) => {
        return { name, path: `address.${name}`, label: copy.addressFields[name], value: page.address[name] }
      })
    case 'directions':
      return DIRECTION_LANGUAGES.flatMap((language) =>
        WAY.map((name) => {
          const { label, hint } = copy.directionFields[name]
          const field = `${language}.${name}`
          const value = page.directions[language][name] ?? ''
          return {
            name: field,
            path: `directions.${field}`,
            label: label(copy.languageNames[language]),
            value,
            hint,
            optional,
            lang: language,
          }
        }),
      )
    case 'licence': {
      const { title = '', kind, number, authority } = page.licence
      const { licence } = copy
      const list = page.licensedOffices ?? ''
      return [
        { name: 'title', path: 'licence.title', label: licence.title, value: title, hint: licence.titleHint, optional },
        { name: 'kind', path: 'licence.kind', label: licence.kind, value: kind },
        { name: 'number', path: 'licence.number', label: licence.number, value: number },
        { name: 'authority', path: 'licence.authority', label: licence.authority, value: authority },
        { name: 'list', path: 'links.licensedOffices', label: licence.list, value: list, optional },
      ]
    }
    case 'registry':
      return REGISTRY.map((name) => {
        const value = page.licence.registry?.[name] ?? ''
        return { name, path: `licence.registry.${name}`, label: copy.registryFields[name], value, optional }
      })
    case 'bank': {
      const bank = page.banks[place.index]
      if (bank === undefined) return []
      const at = `banks.${place.index}`
      return [
        { name: 'bank', path: `${at}.bank`, label: copy.bankName, value: bank.bank },
        { name: 'branch', path: `${at}.branch`, label: copy.branch, value: bank.branch },
        ...ACCOUNT_CURRENCIES.flatMap((currency) => [
          {
            name: `iban.${currency}`,
            path: `${at}.iban.${currency}`,
            label: copy.iban(currency),
            value: inFours(bank.iban[currency]),
          },
          {
            name: `account.${currency}`,
            path: `${at}.account.${currency}`,
            label: copy.account(currency),
            value: bank.account[currency],
          },
        ]),
      ]
    }
  }
}

/** Returns the request body for the texts of the fields. */
export function typedFact(place: FactPlace, text: (name: string) => string): TypedFact {
  switch (place.fact) {
    case 'limits':
      return {
        fact: place.fact,
        ...byKey(
          LIMITS.map(([name]) => name),
          text,
        ),
      }
    case 'transfers':
      return { fact: place.fact, ...byKey(TRANSFERS, text) }
    case 'address':
      return { fact: place.fact, ...byKey(ADDRESS, text) }
    case 'directions':
      return {
        fact: place.fact,
        words: byDirectionLanguage((language) => byKey(WAY, (name) => text(`${language}.${name}`))),
      }
    case 'licence':
      return { fact: place.fact, ...byKey(['title', 'kind', 'number', 'authority', 'list'], text) }
    case 'registry':
      return { fact: place.fact, ...byKey(REGISTRY, text) }
    case 'bank':
      return {
        ...place,
        ...byKey(['bank', 'branch'], text),
        iban: byKey(ACCOUNT_CURRENCIES, (currency) => text(`iban.${currency}`)),
        account: byKey(ACCOUNT_CURRENCIES, (currency) => text(`account.${currency}`)),
      }
    case 'phone':
    case 'chat':
    case 'email':
    case 'holder':
      return { fact: place.fact, text: text('text') }
  }
}

/** Returns an IBAN in groups of four characters: "TR12 3456 …". */
export function inFours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
