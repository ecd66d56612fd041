import type { NewNotice } from './message-store.ts'

/** An entry of the history that is neither a settings version nor a halt. `id` is the id of the act. */
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

/** The record of an act: its line in the audit email, and its entry in the history if it has no other row there. */
export interface AuditRecord {
  readonly entry: StoredAct | null
  readonly notice: NewNotice
}

/** The records that are stored with the effects of an act. */
export interface ActRecord {
  /** JSON. */
  readonly answer: string
  readonly record: AuditRecord | null
  /** Called when the act is stored. */
  readonly onStored?: () => void
}

/** An act as a person asked for it. */
export interface AskedAct {
  /** Made by whoever asks. A repeated request has the same id. */
  readonly id: string
  /** The id of the person, or a login name. A repeated request has to be of the same person. */
  readonly person: string
  /** A hash of the kind of act and its body. A repeated request has to have the same. */
  readonly fingerprint: string
  /** ms since the epoch. */
  readonly at: number
  /** The ms within which the transaction has to reach its commit; null never cancels it. */
  readonly within: number | null
}

/** The stored answer to an act, as JSON. */
export interface ActOutcome extends Pick<AskedAct, 'person' | 'fingerprint' | 'at'> {
  readonly answer: string
}

export interface ActStore {
  /** Has no effect of its own, for an act of which only the record is stored. */
  justRecord(): Promise<void>
  /** Resolves with the newest acts first. */
  acts(limit: number): Promise<StoredAct[]>
  /** Resolves with null if no act with this id is stored. */
  outcome(id: string): Promise<ActOutcome | null>
  /** Stores the answer unless the act has one. Resolves with the stored one. */
  settleAct(act: Omit<AskedAct, 'within'>, answer: string): Promise<ActOutcome>
}
