/** The version that a form was made from; null means that the change replaces later changes by others. */
export interface Since {
  readonly since: number | null
}

/** A field that can't be published as typed. */
export interface FieldRefusal<Why extends string> {
  readonly kind: 'refused'
  readonly why: Why
}

/** The changes that the publication would make, one a line: "telefon: 1 → 2". */
export interface Preview {
  readonly kind: 'preview'
  readonly changes: readonly string[]
  /** True if the publication needs the passkey. */
  readonly byPasskey: boolean
}

export type Mode = { readonly mode: 'preview' | 'publish' }
