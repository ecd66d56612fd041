import { panelPage } from '#contract/panel/declared-page.ts'

export const PAGE = panelPage({
  kind: 'messages',
  path: '/mesajlar',
  permission: 'read',
  title: 'Mesajlar',
  menu: 'messages',
  back: null,
  actions: {
    exportMessages: { name: 'Mesajları indirme', done: ['exported'] },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly messages: MessagesPage
  }
  interface PageActions {
    readonly messages: ExportActions
  }
}

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

export interface ExportActions {
  /** All messages as a table, in the text of a CSV file. */
  readonly exportMessages: {
    readonly body: object
    readonly answer: { readonly kind: 'exported'; readonly csv: string; readonly messages: number }
  }
}
