/** Where one consumer of the live feed stands; the kinds are those of SPECIFICATION.md section 4. */
export type SourceState =
  | { readonly kind: 'connecting'; readonly retriesLeft: number }
  /** `heardAt`: the last price, or the connection if none came. */
  | { readonly kind: 'connected'; readonly heardAt: number }
  /** Without retries left and without a fallback the socket is given up, until the page wakes. */
  | { readonly kind: 'error'; readonly since: number; readonly retriesLeft: number }
  | { readonly kind: 'disconnected'; readonly since: number; readonly retriesLeft: number }
  /** Polling. `silent`: the socket stands but says nothing; `failures`: attempts to open it again since it went down. */
  | { readonly kind: 'json'; readonly socket: 'silent' | 'opening' | 'down'; readonly failures: number }

export type SourceStatus = SourceState['kind']

/** What the machine waits for; a new wait of a kind takes the place of the former one. */
export type Wait = 'opening' | 'reconnection' | 'grace' | 'poll' | 'retry'

/** `at`: ms since the epoch. Of `failed` and `dropped` the socket is already gone. */
export type SourceEvent =
  | { readonly kind: 'opened'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number }
  | { readonly kind: 'dropped'; readonly at: number }
  /** A price message of the socket in which at least one price of the board was good. */
  | { readonly kind: 'price'; readonly at: number }
  | { readonly kind: 'waited'; readonly for: Wait; readonly at: number }
  /** The laptop, the tab or the network is back. */
  | { readonly kind: 'woke'; readonly at: number }

export type SourceEffect =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'poll' }
  | { readonly kind: 'wait'; readonly for: Wait; readonly ms: number }
  | { readonly kind: 'forget'; readonly for: Wait }

export interface Step {
  readonly state: SourceState
  readonly effects: readonly SourceEffect[]
}
