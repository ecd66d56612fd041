import type { NewNotice } from './message-store.ts'

/** An act of a person that is neither a settings version nor a halt. */
export interface StoredAct {
  readonly id: string
  /** ms since the epoch. */
  readonly at: number
  /** A login, or the name of a person of the panel; null means unknown. */
  readonly by: string | null
  readonly via: 'panel' | 'command'
  readonly about: 'people' | 'messages' | 'prices' | 'settings'
  /** "Ayşe Yılmaz eklendi; yetkisi: fiyat yetkilisi"; no personal data of visitors. */
  readonly text: string
}

export interface ActStore {
  /** Keeps the act, the newest `keep` of all, and queues its line of the audit letter in the same transaction. */
  addAct(act: StoredAct, line: NewNotice, keep: number): Promise<void>
  /** Newest first. */
  acts(limit: number): Promise<StoredAct[]>
}
