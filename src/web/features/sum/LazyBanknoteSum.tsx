import type { ReactNode } from 'react'
import { InnerIsland } from '../../islands/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import { banknoteSum } from './banknote-sum-island.ts'
import type { TurkishBanknoteSumProps } from './TurkishBanknoteSum.tsx'

/** Loads a part of a sum that mentions banknotes. Shows `fallback` without rules and while the code loads. */
export function LazyBanknoteSum({
  fallback = null,
  ...part
}: TurkishBanknoteSumProps & { readonly fallback?: ReactNode }) {
  const { banknotes } = useCell(useLive().settings)
  return banknotes === undefined ? fallback : <InnerIsland of={banknoteSum} props={part} fallback={fallback} />
}
