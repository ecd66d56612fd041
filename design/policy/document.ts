/** The content of the policy. `typesetter.ts` lays it out. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'lettered'; readonly items: readonly (readonly [letter: string, text: string])[] }
  | { readonly kind: 'terms'; readonly items: readonly (readonly [term: string, text: string])[] }
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      /** Shares of the column's width. */
      readonly shares: readonly number[]
      readonly rows: readonly (readonly string[])[]
    }

export interface Clause {
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Section {
  readonly title: string
  readonly lead: string
  readonly clauses: readonly Clause[]
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
