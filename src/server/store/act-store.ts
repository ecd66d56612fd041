import type { NewNotice } from './message-store.ts'

/** An act of a person that is neither a settings version nor a halt. */
export interface StoredAct {
  readonly id: string
  /** ms since the epoch. */
  readonly at: number
  /** A login name, or the name of a person in the panel; null means unknown. */
  readonly by: string | null
  readonly via: 'panel' | 'command'
  readonly about: 'people' | 'messages' | 'prices' | 'settings'
  /** The Turkish text: "Ayşe Yılmaz eklendi; yetkisi: fiyat yetkilisi". It contains no personal data of visitors. */
  readonly text: string
}

export interface ActStore {
  /**
   * Stores the act, deletes all but the newest `keep` acts, and queues its audit email line in the same transaction.
   */
  addAct(act: StoredAct, line: NewNotice, keep: number): Promise<void>
  /** Resolves with the newest acts first. */
  acts(limit: number): Promise<StoredAct[]>
}
