/** The answer to a change of the settings. Texts are Turkish, because letters and commands use the same words. */
export type ChangeAnswer =
  | {
      readonly kind: 'published'
      readonly version: number
      /** "USD alış payı −0,01 → −0,02"; one a change. */
      readonly changes: readonly string[]
      /** ms until the site had it. */
      readonly took: number
      /** Names of replicas that have not confirmed it; null: they could not be asked. */
      readonly unconfirmed: readonly string[] | null
    }
  /** The value is the same already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'invalid'; readonly mistakes: readonly ChangeMistake[] }
  /** Possible, and probably not meant: published if it is sent again with `acceptUnusual`. */
  | { readonly kind: 'unusual'; readonly reasons: readonly string[] }
  /** Somebody else changed the same since the version that the form was made from. Nothing was published. */
  | { readonly kind: 'conflict'; readonly by: string | null; readonly at: number; readonly changes: readonly string[] }

export interface ChangeMistake {
  /** Its place in the settings, "margins.USD.buy". */
  readonly field: string
  /** "Telefon: boş bırakılamaz." */
  readonly text: string
  /** The same without the name of the field, for beside it. */
  readonly reason: string
  /** The margin that was probably intended, as it would be typed; null means unknown. */
  readonly likely: string | null
}

/** The last publication is taken back as long as it is the newest: it becomes a version of its own. */
export interface UndoActions {
  readonly undo: {
    readonly body: { readonly version: number }
    /** `overtaken`: somebody has published since. `forgotten`: the version is not kept any more. */
    readonly answer: ChangeAnswer | { readonly kind: 'overtaken' | 'forgotten' }
  }
}
