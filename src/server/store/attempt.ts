/** Counts over all replicas what one process counts in its memory. */
export interface AttemptCounter {
  /** Counts one more of `key`; resolves with how many there were since its window of `length` ms began, and the ms that are left of it. */
  count(key: string, length: number): Promise<{ readonly attempts: number; readonly left: number }>
  /** Forgets those whose window is over. */
  forget(): Promise<void>
}
