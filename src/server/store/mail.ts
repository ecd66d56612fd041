/** Where the mail of a message stands. */
export type MailState =
  /** No mail was set up when it came: stored only. */
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly attempts: number; readonly dueAt: number; readonly error: string | null }
  | { readonly kind: 'sent'; readonly attempts: number; readonly at: number }
  /** Every attempt failed: a dead letter, kept until somebody sends it again or its retention ends. */
  | { readonly kind: 'dead'; readonly attempts: number; readonly at: number; readonly error: string }

export type MailKind = MailState['kind']

/** What an attempt came to. `attempt`: which one it was, as claimed. `dueAt`: when to try again. */
export type MailOutcome =
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'failed'; readonly attempt: number; readonly error: string; readonly dueAt: number }
  | { readonly kind: 'dead'; readonly attempt: number; readonly error: string; readonly at: number }

export interface MailQueue {
  readonly waiting: number
  readonly dead: number
  /** When the oldest waiting message came; null: none waits. */
  readonly oldestAt: number | null
  /** When the next attempt is due; null: none waits. */
  readonly nextAt: number | null
  /** The letter that was given up last; null: none is dead. */
  readonly lastDead: { readonly at: number; readonly error: string } | null
}
