import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import type { FieldRefusal, Since } from '#contract/panel/change-request.ts'
import { panelPage } from '#contract/panel/declared-page.ts'
import type { Day } from '#domain/calendar.ts'
import type { OfficeNoticeLine, OpeningHours } from '#domain/opening.ts'

export const PAGE = panelPage({
  kind: 'hours',
  path: '/saatler',
  permission: 'read',
  title: 'Saatler',
  menu: 'hours',
  back: 'more',
  actions: {
    closeEarly: { name: 'Erken kapanış' },
    changeWeek: { name: 'Haftalık saatler' },
    saveSpecialDay: { name: 'Özel gün' },
    removeSpecialDay: { name: 'Özel günü kaldırma' },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly hours: HoursPage
  }
  interface PageActions {
    readonly hours: HoursActions
  }
}

export interface HoursPage {
  readonly kind: 'hours'
  readonly version: number
  readonly hours: OpeningHours
  /** The current notice, which a notice of an early closing would replace. */
  readonly notice: OfficeNoticeLine | null
  readonly today: Day
}

export type HoursRefusal = 'unreadable' | 'no-time' | 'late-time' | 'no-day' | 'past-day' | 'no-name'

/** The indexes of days that cannot be read, and whether the lunch break cannot be read or is not inside a day. */
interface UnreadableWeek {
  readonly kind: 'unreadable-week'
  readonly days: readonly number[]
  readonly lunch: boolean
}

export interface HoursActions {
  /**
   * `time` null means now. `notice` is shown above the boards until closing time; an empty one keeps the current
   * notice.
   */
  readonly closeEarly: {
    readonly body: Since & { readonly time: string | null; readonly notice: string }
    readonly answer: ChangeAnswer | FieldRefusal<HoursRefusal>
  }
  /**
   * The hours of each day as typed, Monday first: "09.00-18.30", "09.00-12.30, 13.15-18.30", "kapalı". `lunch` divides
   * Monday to Friday, except days with a break of their own; an empty one divides none.
   */
  readonly changeWeek: {
    readonly body: Since & { readonly hours: readonly string[]; readonly lunch: string }
    readonly answer: ChangeAnswer | UnreadableWeek
  }
  readonly saveSpecialDay: {
    readonly body: Since & { readonly day: string; readonly name: string; readonly hours: string }
    readonly answer: ChangeAnswer | FieldRefusal<HoursRefusal>
  }
  readonly removeSpecialDay: { readonly body: Since & { readonly day: Day }; readonly answer: ChangeAnswer }
}
