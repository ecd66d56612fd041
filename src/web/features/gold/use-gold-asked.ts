import { useState } from 'react'
import { type GoldAsked, readGoldAsked, USUAL_GOLD } from '#contract/gold-question.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface Seen {
  readonly asked: GoldAsked
  /** Another one where the address asks something else than the page came with. */
  readonly number: number
  readonly isOfAddress: boolean
}

/**
 * What the address asks. The first render goes by the page's state, as on the server: a kept page may stand in for that of a question, where
 * the site is overrun or there is no network.
 */
export function useGoldAsked(): Pick<Seen, 'asked' | 'number'> {
  const { goldAsked = USUAL_GOLD } = usePageState()
  const hydrated = useHydrated()
  const [seen, setSeen] = useState<Seen>(() => ({
    asked: hydrated ? readAddress() : goldAsked,
    number: 0,
    isOfAddress: hydrated,
  }))
  if (!hydrated || seen.isOfAddress) return seen
  const asked = readAddress()
  const isServed = JSON.stringify(asked) === JSON.stringify(seen.asked)
  const next = isServed ? { ...seen, isOfAddress: true } : { asked, number: seen.number + 1, isOfAddress: true }
  setSeen(next)
  return next
}

function readAddress(): GoldAsked {
  return readGoldAsked(new URLSearchParams(location.search))
}
