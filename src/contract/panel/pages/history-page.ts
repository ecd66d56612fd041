import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import type { Mode, Preview } from '#contract/panel/change-request.ts'
import { panelPage } from '#contract/panel/declared-page.ts'

export const PAGE = panelPage({
  kind: 'history',
  path: '/gecmis',
  permission: 'read',
  title: 'Geçmiş',
  menu: 'history',
  back: 'more',
  dialogs: {
    restore: { path: '/:no/don', permission: 'restore' },
    'undo-version': { path: '/:no/geri-al', permission: 'undo' },
  },
  actions: {
    undo: { name: 'Geri alma' },
    undoVersion: { name: 'Geri alma' },
    restore: { name: 'Eski sürüme dönme' },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly history: HistoryPage
  }
  interface PageActions {
    readonly history: HistoryActions
  }
}

export const HISTORY_TOPICS = ['settings', 'halts', 'people', 'messages'] as const
export type HistoryTopic = (typeof HISTORY_TOPICS)[number]

export interface HistoryEntry {
  readonly topic: HistoryTopic
  /** The version of the settings; null for other audit entries. */
  readonly number: number | null
  readonly at: number
  readonly by: string | null
  readonly via: 'panel' | 'command' | 'import' | 'undo' | 'restore'
  /** The first line is the heading. Empty if visitors see no difference. */
  readonly lines: readonly string[]
  /** The reason in the person's words; null means that none was given. */
  readonly reason: string | null
  readonly inForce: boolean
}

export interface HistoryPage {
  readonly kind: 'history'
  /** null means all topics. */
  readonly topic: HistoryTopic | null
  /** The changes, newest first. */
  readonly entries: readonly HistoryEntry[]
  /** The next page begins before this time; null means that there is no next page. */
  readonly before: number | null
}

/** The version is no longer stored. */
interface Forgotten {
  readonly kind: 'forgotten'
}

export interface HistoryActions {
  /** Undoes the newest publication by another version. `overtaken`: another version was published later. */
  readonly undo: {
    readonly body: { readonly version: number }
    readonly answer: ChangeAnswer | { readonly kind: 'overtaken' | 'forgotten' }
  }
  /** Undoes the changes of one version only. A later change of the same value is a conflict. */
  readonly undoVersion: {
    readonly body: Mode & { readonly version: number }
    readonly answer: ChangeAnswer | Preview | Forgotten
  }
  /** Restores all settings as they were in a version. */
  readonly restore: {
    readonly body: Mode & { readonly version: number }
    readonly answer: ChangeAnswer | Preview | Forgotten
  }
}
