import { island } from '../../islands/index.ts'
import type { BanknoteSumProps } from './BanknoteSum.tsx'

/** Loaded before the calculator hydrates, if the office has rules for any banknotes. */
export const banknoteSum = island<BanknoteSumProps>(async () => (await import('./BanknoteSum.tsx')).BanknoteSum)
