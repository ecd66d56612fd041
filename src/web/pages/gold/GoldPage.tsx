import type { MetalCode } from '#domain/instrument.ts'
import { goldCompared } from '../../copy/gold.ts'
import { GoldRates } from '../../live/GoldRates.tsx'
import { usePageState } from '../../page-state.tsx'
import { OfficeNotice } from '../../rates/OfficeNotice.tsx'
import { Section } from '../../ui/Section.tsx'
import { BudgetSheet } from './BudgetSheet.tsx'
import { ComparedGold } from './ComparedGold.tsx'
import { GoldBoards } from './GoldBoards.tsx'
import { GoldHead } from './GoldHead.tsx'
import { JewellerySheet } from './JewellerySheet.tsx'
import { useGoldChart } from './use-gold-chart.tsx'

const NOTHING: readonly MetalCode[] = []

/** Gold, silver and coins: the boards, and what can be reckoned from them. */
export function GoldPage() {
  const { chosen, select, panel } = useGoldChart()
  const traded = usePageState().office.gold?.traded ?? NOTHING
  return (
    <GoldRates board="gold">
      <GoldHead />
      <Section top="closer">
        <OfficeNotice />
        <GoldBoards traded={traded} chosen={chosen} onSelect={select} panel={panel} />
      </Section>
      <Section top="none" title={goldCompared.title} lead={goldCompared.lead}>
        <div className="gold-pair">
          <ComparedGold traded={traded} />
          <div className="gold-sheets">
            <BudgetSheet traded={traded} />
            <JewellerySheet traded={traded} />
          </div>
        </div>
      </Section>
    </GoldRates>
  )
}
