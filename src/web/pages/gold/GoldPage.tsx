import type { MetalCode } from '#domain/instrument.ts'
import { goldPage as copy } from '../../copy/gold.ts'
import { TURKISH_PRICES } from '../../copy/turkish-prices.ts'
import { GoldBoards, GoldPlate, useGoldChart } from '../../features/gold/index.ts'
import { OfficeNotice } from '../../features/rates/index.ts'
import { goldSumIsland } from '../../features/sum/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { GoldRates } from '../../live/index.ts'
import { useArrivals } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Rosette } from '../../ui/Rosette.tsx'
import { Section } from '../../ui/Section.tsx'
import { WordsProvider } from '../../words/index.ts'
import head from '../../ui/PageHead.module.css'
import styles from './GoldPage.module.css'

const NOTHING: readonly MetalCode[] = []

export function GoldPage() {
  const { chosen, select, panel } = useGoldChart()
  const arrivals = useArrivals()
  const traded = usePageState().office.gold?.traded ?? NOTHING
  return (
    <WordsProvider words={TURKISH_PRICES}>
      <GoldRates board="gold">
        <GoldHead />
        <Section top="closer">
          <OfficeNotice />
          <GoldBoards traded={traded} chosen={chosen} onSelect={select} panel={panel} />
        </Section>
      </GoldRates>
      <IslandRoot key={arrivals} island={goldSumIsland} soon />
    </WordsProvider>
  )
}

const TRAY = ['gram', 'quarter', 'half', 'full', 'ata'] as const

function GoldHead() {
  return (
    <header className={`${head.head} ${styles.head}`}>
      <Rosette of="sun" className={styles.sun} />
      <div className={`wrap ${head.words} ${styles.words}`}>
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p>{copy.lead}</p>
      </div>
      <div className={`${styles.tray} screen-only`} aria-hidden="true">
        {TRAY.map((each) => (
          <GoldPlate key={each} name={each} className={styles.coin} />
        ))}
      </div>
    </header>
  )
}
