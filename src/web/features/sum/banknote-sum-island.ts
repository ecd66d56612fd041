import { island } from '../../islands/index.ts'
import type { BanknoteSumProps } from './BanknoteSum.tsx'

/** The banknote parts of a Turkish sum. They are loaded before the calculator hydrates if the office has banknote rules. */
export const banknoteSum = island<BanknoteSumProps>(
  async () => (await import('./TurkishBanknoteSum.tsx')).TurkishBanknoteSum,
)
