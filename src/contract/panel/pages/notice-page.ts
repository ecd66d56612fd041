import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import type { FieldRefusal, Since } from '#contract/panel/change-request.ts'
import { panelPage } from '#contract/panel/declared-page.ts'
import type { OfficeNoticeLine } from '#domain/opening.ts'

export const PAGE = panelPage({
  kind: 'notice',
  path: '/duyuru',
  permission: 'read',
  title: 'Duyuru',
  menu: 'notice',
  back: 'more',
  actions: {
    publishNotice: { name: 'Duyuru' },
    removeNotice: { name: 'Duyuruyu kaldırma' },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly notice: NoticePage
  }
  interface PageActions {
    readonly notice: NoticeActions
  }
}

/** The end of a notice: today's closing time, the end of tomorrow, or a typed time. */
export const NOTICE_ENDS = ['today', 'tomorrow', 'moment'] as const
export type NoticeEnd = (typeof NOTICE_ENDS)[number]

export interface NoticePage {
  readonly kind: 'notice'
  readonly version: number
  readonly notice: OfficeNoticeLine | null
  /** The closing time of today, "18:30"; null if the office is already closed for today. */
  readonly closesAt: string | null
  /** Earlier notices, newest first, each text once. */
  readonly earlier: readonly { readonly text: string; readonly at: number; readonly by: string | null }[]
}

export type NoticeRefusal = 'no-text' | 'closed-today' | 'no-moment' | 'past-moment'

export interface NoticeActions {
  readonly publishNotice: {
    /** `day` and `time` ("2026-11-23", "18:30") are read if `end` is `moment`. */
    readonly body: Since & {
      readonly text: string
      readonly end: NoticeEnd
      readonly day: string
      readonly time: string
    }
    readonly answer: ChangeAnswer | FieldRefusal<NoticeRefusal>
  }
  readonly removeNotice: { readonly body: Since; readonly answer: ChangeAnswer }
}
