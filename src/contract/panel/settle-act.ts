/** Asks what became of an act whose answer did not arrive. */
export interface SettleActions {
  /**
   * If the act is not stored, it is cancelled for good: a request that arrives later changes nothing. So the answer is
   * certain. A stop is never cancelled: the page sends it again instead.
   */
  readonly settleAct: {
    readonly body: { readonly id: string }
    readonly answer: SettledAct
  }
}

/** `done`: `answer` is the stored answer of the act, whose `kind` is that of its own answers. */
export type SettledAct =
  | { readonly kind: 'done'; readonly answer: { readonly kind: string } }
  | { readonly kind: 'not-done' }
