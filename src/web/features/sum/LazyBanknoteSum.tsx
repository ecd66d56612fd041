import { InnerIsland } from '../../islands/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import { banknoteSum } from './banknote-sum-island.ts'
import type { BanknoteSumProps } from './BanknoteSum.tsx'

/** Loads a part of a sum that mentions banknotes. Renders nothing without rules and while the code loads. */
export function LazyBanknoteSum(part: BanknoteSumProps) {
  const { banknotes } = useCell(useLive().settings)
  return banknotes === undefined ? null : <InnerIsland of={banknoteSum} props={part} />
}
