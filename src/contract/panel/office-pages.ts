import type { BankAccounts, LicenceFacts, OfficeFacts } from '#contract/office-facts.ts'

/** The version of the settings that a form was made from. */
type Version = number

/** The limits that the office may leave empty. */
export type LimitName = 'identityFromUsd' | 'taxNumberFromUsd' | 'largeSumTl' | 'explainedFromTl'

/** The accounts page's note on transfers, besides the limit. */
export type TransferFact = Exclude<keyof OfficeFacts['transfers'], 'explainedFromTl'>

export type AddressFact = Exclude<keyof OfficeFacts['address'], 'around'>

export interface FactsPage {
  readonly kind: 'facts'
  readonly version: Version
  readonly phone: string
  /** Digits with the country code. */
  readonly chat: string
  readonly email: string
  readonly address: Pick<OfficeFacts['address'], AddressFact>
  readonly directions: OfficeFacts['directions']
  readonly licence: LicenceFacts
  /** Address of the ministry's list of licensed offices; null means that the site has no link to it. */
  readonly licensedOffices: string | null
  /** The holder as a transfer needs it; null only in the sample. */
  readonly accountHolder: string | null
  readonly banks: readonly BankAccounts[]
  /** null means that the office has no such limit. */
  readonly limits: Readonly<Record<LimitName, number | null>>
  readonly transfers: Pick<OfficeFacts['transfers'], TransferFact>
  /** A field that only the technician imports: its name, its value, and the reason. */
  readonly technician: readonly {
    readonly name: string
    readonly value: string
    readonly note: string | null
  }[]
}
