import type { AccountCurrency } from '#contract/account-currencies.ts'
import type { DirectionLanguage } from '#contract/languages.ts'
import type { LicenceFacts, OfficeFacts, RegistryFacts } from '#contract/office-facts.ts'
import type { PictureMistake } from '#domain/picture-rules.ts'
import type { ChangeAnswer } from './change-entries.ts'
import type { AddressFact, LimitName, TransferFact } from './office-pages.ts'

/** The version that a form was made from; null means that the change replaces later changes by others. */
export interface Since {
  readonly since: number | null
}

/** A field that can't be published as typed. */
export interface FieldRefusal<Why extends string> {
  readonly kind: 'refused'
  readonly why: Why
}

/** `list` is the address of the ministry's list. */
type TypedLicence = Exclude<keyof LicenceFacts, 'picture' | 'registry'> | 'list'

/** Pages omit empty texts. */
type TypedWay = Readonly<Record<keyof OfficeFacts['directions']['tr'], string>>

/** One of the facts as typed. An empty text removes an optional one. */
export type TypedFact =
  | { readonly fact: 'phone' | 'chat' | 'email' | 'holder'; readonly text: string }
  /** Limits in whole units; an empty text means that the office names none. */
  | ({ readonly fact: 'limits' } & Readonly<Record<LimitName, string>>)
  /** Pages omit empty answers. `includesTax` is "evet" or "hayır". */
  | ({ readonly fact: 'transfers' } & Readonly<Record<TransferFact, string>>)
  | ({ readonly fact: 'address' } & Readonly<Record<AddressFact, string>>)
  | { readonly fact: 'directions'; readonly words: Readonly<Record<DirectionLanguage, TypedWay>> }
  | ({ readonly fact: 'licence' } & Readonly<Record<TypedLicence, string>>)
  | ({ readonly fact: 'registry' } & Readonly<Record<keyof RegistryFacts, string>>)
  | {
      readonly fact: 'bank'
      /** The index of the bank in the list. */
      readonly index: number
      readonly bank: string
      readonly branch: string
      readonly iban: Readonly<Record<AccountCurrency, string>>
      readonly account: Readonly<Record<AccountCurrency, string>>
    }

/** The changes that the publication would make, one a line: "telefon: 1 → 2". */
export interface Preview {
  readonly kind: 'preview'
  readonly changes: readonly string[]
  /** True if the publication needs the passkey. */
  readonly byPasskey: boolean
}

export type Mode = { readonly mode: 'preview' | 'publish' }

export interface FactActions {
  /** Facts need the passkey unless nobody gains from false ones. */
  readonly changeFact: {
    readonly body: Since & Mode & { readonly typed: TypedFact }
    readonly answer: ChangeAnswer | Preview
  }
}

export interface PictureActions {
  /** `jpeg` is the base64 of a JPEG without metadata of at most 1,600 px and 300 kB; null removes the picture. */
  readonly changePicture: {
    readonly body: Since & { readonly jpeg: string | null }
    readonly answer: ChangeAnswer | FieldRefusal<PictureMistake>
  }
}
