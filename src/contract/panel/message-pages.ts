/** The delivery state of a message. */
export type MessageMail =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly attempts: number; readonly dueAt: number; readonly error: string | null }
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'dead'; readonly attempts: number; readonly at: number; readonly error: string }

export interface MessageLine {
  readonly number: number
  readonly receivedAt: number
  readonly name: string
  readonly subject: string
  /** The beginning of the message, in one line. */
  readonly excerpt: string
  readonly read: boolean
  readonly mail: MessageMail
}

export interface MessagesPage {
  readonly kind: 'messages'
  readonly shown: 'open' | 'answered'
  readonly counts: { readonly open: number; readonly answered: number }
  /** The search text; may be empty. */
  readonly search: string
  /** Unread first, then the newest. */
  readonly messages: readonly MessageLine[]
  /** The next page begins before this number; null means that there is no next page. */
  readonly before: number | null
}

export interface MessagePage {
  readonly kind: 'message'
  readonly number: number
  readonly receivedAt: number
  readonly name: string
  readonly email: string
  /** Empty if the visitor gave no number. */
  readonly phone: string
  readonly subject: string
  readonly message: string
  readonly handledAt: number | null
  readonly handledBy: string | null
  readonly mail: MessageMail
  /** "mailto:…" with the subject and the quoted message. */
  readonly replyHref: string
  /** "tel:…"; null if the visitor gave no number. */
  readonly callHref: string | null
}

export interface MessageActions {
  /** Marks a message as read. */
  readonly readMessage: { readonly body: OfMessage; readonly answer: { readonly kind: 'read' } }
  readonly markMessage: {
    readonly body: OfMessage & { readonly answered: boolean }
    readonly answer: { readonly kind: 'marked' }
  }
  /** Queues the message's email again. */
  readonly resendMail: { readonly body: OfMessage; readonly answer: { readonly kind: 'queued' | 'no-mail' } }
  readonly eraseMessage: { readonly body: OfMessage; readonly answer: { readonly kind: 'erased' } }
  /** All messages as a table, in the text of a CSV file. */
  readonly exportMessages: {
    readonly body: object
    readonly answer: { readonly kind: 'exported'; readonly csv: string; readonly messages: number }
  }
}

interface OfMessage {
  readonly number: number
}
