import type { MetalCode } from '#domain/instrument.ts'
import { goldSumsPart } from '../../features/gold/gold-sums-part.tsx'
import { GoldBoards } from '../../features/gold/GoldBoards.tsx'
import { GoldHead } from '../../features/gold/GoldHead.tsx'
import { useGoldChart } from '../../features/gold/use-gold-chart.tsx'
import { OfficeNotice } from '../../features/rates/OfficeNotice.tsx'
import { IslandRoot } from '../../islands/index.ts'
import { GoldRates } from '../../live/index.ts'
import { useArrivals } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { Section } from '../../ui/Section.tsx'

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
      <IslandRoot key={arrivals} island={goldSumsPart} />
    </>
  )
}
