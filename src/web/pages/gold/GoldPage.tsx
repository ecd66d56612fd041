import type { MetalCode } from '#domain/instrument.ts'
import { Later } from '../../later/Later.tsx'
import { GoldRates } from '../../live/GoldRates.tsx'
import { usePageState } from '../../page-state.tsx'
import { OfficeNotice } from '../../rates/OfficeNotice.tsx'
import { Section } from '../../ui/Section.tsx'
import { useArrivals } from '../../walk/use-arrivals.ts'
import { goldSumsPart } from './gold-sums-part.tsx'
import { GoldBoards } from './GoldBoards.tsx'
import { GoldHead } from './GoldHead.tsx'
import { useGoldChart } from './use-gold-chart.tsx'

const NOTHING: readonly MetalCode[] = []

/** Gold, silver and coins: the boards, and what can be reckoned from them. */
export function GoldPage() {
  const { chosen, select, panel } = useGoldChart()
  const arrivals = useArrivals()
  const traded = usePageState().office.gold?.traded ?? NOTHING
  return (
    <>
      <GoldRates board="gold">
        <GoldHead />
        <Section top="closer">
          <OfficeNotice />
          <GoldBoards traded={traded} chosen={chosen} onSelect={select} panel={panel} />
        </Section>
      </GoldRates>
      <Later key={arrivals} part={goldSumsPart} />
    </>
  )
}
