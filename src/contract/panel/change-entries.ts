/** The answer to a change of the settings. Texts are Turkish, because letters and commands use the same words. */
export type ChangeAnswer =
  | {
      readonly kind: 'published'
      readonly version: number
      /** One text for each change: "USD alış payı −0,01 → −0,02". */
      readonly changes: readonly string[]
      /** ms until the site had the change. */
      readonly took: number
      /** Names of replicas that have not confirmed the change; null means that they could not be asked. */
      readonly unconfirmed: readonly string[] | null
    }
  /** The settings already have this value. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'invalid'; readonly mistakes: readonly ChangeMistake[] }
  /** The change is valid but probably a mistake. It is published if it is sent again with `acceptUnusual`. */
  | { readonly kind: 'unusual'; readonly reasons: readonly string[] }
  /** Another person changed the same value after the version that the form was made from. Nothing was published. */
  | { readonly kind: 'conflict'; readonly by: string | null; readonly at: number; readonly changes: readonly string[] }

export interface ChangeMistake {
  /** The path in the settings, "margins.USD.buy". */
  readonly field: string
  /** "Telefon: boş bırakılamaz." */
  readonly text: string
  /** The text without the name of the field, to be shown beside the field. */
  readonly reason: string
  /** The margin that was probably intended, as it would be typed; null means unknown. */
  readonly likely: string | null
}
