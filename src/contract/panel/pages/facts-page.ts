import type { PermitPicture } from '#contract/office-facts.ts'
import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import type { FieldRefusal, Mode, Preview, Since } from '#contract/panel/change-request.ts'
import { panelPage } from '#contract/panel/declared-page.ts'
import type { SECTIONS } from '#contract/settings/declaration.ts'
import type { Control } from '#contract/settings/kinds/kind.ts'
import type { PictureMistake } from '#domain/picture-rules.ts'

export const PAGE = panelPage({
  kind: 'facts',
  path: '/bilgiler',
  permission: 'read',
  title: 'Bilgiler',
  menu: 'facts',
  back: 'more',
  actions: {
    changeFields: { name: 'Bilgi değişikliği' },
    addBank: { name: 'Banka ekleme' },
    removeBank: { name: 'Bankayı listeden çıkarma' },
    changePicture: { name: 'Resim değişikliği' },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly facts: FactsPage
  }
  interface PageActions {
    readonly facts: FactActions
  }
}

/** A field of a form, from the declaration of its setting. */
export interface FormField {
  /** The path of the setting, which the server's mistakes refer to: "legal.identityFromUsd". */
  readonly path: string
  readonly label: string
  readonly hint: string | null
  /** The language of the text; null means Turkish. */
  readonly lang: string | null
  /** True if the field may stay empty. */
  readonly isOptional: boolean
  readonly control: Control
  /** The current value as a person types it. */
  readonly text: string
}

/** Fields that are changed together. They have one row on the page. */
export interface FactForm {
  readonly title: string
  readonly note: string | null
  /** A value of several has its label. */
  readonly values: readonly { readonly label: string | null; readonly text: string }[]
  /** Empty if the panel cannot change the value any more. */
  readonly fields: readonly FormField[]
}

export interface FactSection {
  readonly id: keyof typeof SECTIONS
  readonly title: string
  readonly forms: readonly FactForm[]
}

export interface FactsPage {
  readonly kind: 'facts'
  /** The version of the settings that the forms are made from. */
  readonly version: number
  readonly sections: readonly FactSection[]
  /** The accounts of each bank, in the order of the site. */
  readonly banks: readonly FactForm[]
  /** The form of a bank that is added. */
  readonly newBank: FactForm
  readonly picture: PermitPicture | null
  /** A fact that only the technician changes: its name, its value, and the reason. */
  readonly technician: readonly {
    readonly name: string
    readonly value: string
    readonly note: string | null
  }[]
}

/** The texts that a person typed, by the path of each field. An empty text removes an optional value. */
export type TypedTexts = Readonly<Record<string, string>>

interface FactActions {
  /** Fields need the passkey unless nobody gains from false ones. */
  readonly changeFields: {
    readonly body: Since & Mode & { readonly texts: TypedTexts }
    readonly answer: ChangeAnswer | Preview
  }
  readonly addBank: {
    readonly body: Since & Mode & { readonly texts: TypedTexts }
    readonly answer: ChangeAnswer | Preview
  }
  /** `index` is the place of the bank in the list of the version `since`. */
  readonly removeBank: {
    readonly body: Since & { readonly index: number }
    readonly answer: ChangeAnswer
  }
  /** `jpeg` is the base64 of a JPEG without metadata of at most 1,600 px and 300 kB; null removes the picture. */
  readonly changePicture: {
    readonly body: Since & { readonly jpeg: string | null }
    readonly answer: ChangeAnswer | FieldRefusal<PictureMistake>
  }
}
