import type { Bulletin } from '#contract/central-bank.ts'

/** What the page knows of the central bank: its newest bulletin, and how the last call ended. */
export interface BankState {
  readonly call: 'connecting' | 'connected' | 'error'
  readonly bulletin: Bulletin | null
}
