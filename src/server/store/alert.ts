/** What is known of one kind of trouble that people are told of by mail. Instants are ms since the epoch. */
export interface AlertRecord {
  readonly kind: string
  /** Since when it is wrong; null: it is well. */
  readonly since: number | null
  /** Since when it is well again, while people still believe it wrong. */
  readonly wellSince: number | null
  /** What of it people were told ("USD"; "" where there is only one) and have not been told the end of; empty: nothing. */
  readonly reported: readonly string[]
  /** When the last alarm was written. */
  readonly alarmedAt: number | null
  readonly email: WaitingEmail | null
}

/** A letter that no mail server has taken yet. */
export interface WaitingEmail {
  /** Of its Message-ID: the same for every attempt. */
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly attempts: number
  readonly dueAt: number
}

export interface AlertStore {
  alerts(): Promise<AlertRecord[]>
  /** Replaces what stands there for the same kind. */
  saveAlert(alert: AlertRecord): Promise<void>
}
