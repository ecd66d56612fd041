import { panelPage } from '#contract/panel/declared-page.ts'
import type { MessageMail } from './messages-page.ts'

export const PAGE = panelPage({
  kind: 'message',
  path: '/mesajlar/:no',
  permission: 'read',
  title: 'Mesaj',
  titleOf: ({ name }: MessagePage) => name,
  menu: 'messages',
  back: 'messages',
  dialogs: { 'erase-message': { path: '/sil', permission: 'erase' } },
  actions: {
    readMessage: null,
    markMessage: { name: 'Mesaj', done: ['marked'] },
    resendMail: { name: 'E-postayı yeniden gönderme', done: ['queued'] },
    eraseMessage: { name: 'Mesajı silme', done: ['erased'] },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly message: MessagePage
  }
  interface PageActions {
    readonly message: MessageActions
  }
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
}

interface OfMessage {
  readonly number: number
}
