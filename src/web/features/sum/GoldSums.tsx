import { useMemo } from 'react'
import { GOLD_GOODS } from '#contract/gold-goods.ts'
import { isForLira } from '#domain/gold/gold-for-lira.ts'
import { holdsGoldForLira } from '#domain/gold/gold-price.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { ask } from '../../copy/ask.ts'
import { goldCompared } from '../../copy/gold-compared.ts'
import { goldExchange } from '../../copy/gold-exchange.ts'
import { goldNotes } from '../../copy/gold.ts'
import { GoldRates } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Section } from '../../ui/Section.tsx'
import { WordsProvider } from '../../words/index.ts'
import { ComparedGold, GoldNotes } from '../gold/index.ts'
import { GoldSum } from './GoldSum.tsx'
import { useSumQuery } from './use-sum-query.ts'
import styles from './GoldSums.module.css'

const WORDS = { ask }
const NOTHING: readonly MetalCode[] = []

/** Shows notes about the boards, the gold form, and the price of a gram in each traded product. */
export function GoldSums() {
  const { goldQuery, office } = usePageState()
  const { query, number } = useSumQuery(goldQuery, GOLD_GOODS)
  const traded = office.gold?.traded ?? NOTHING
  const forLira = useMemo(() => traded.filter(isForLira), [traded])
  return (
    <WordsProvider words={WORDS}>
      <GoldRates board="gold">
        <div className={`wrap ${styles.notes}`}>
          <GoldNotes>{goldNotes}</GoldNotes>
        </div>
        {forLira.length === 0 ? null : (
          <Section top="none" title={goldExchange.title} lead={goldExchange.lead}>
            <GoldSum key={number} first={query} traded={forLira} />
          </Section>
        )}
        {traded.some((code) => holdsGoldForLira(INSTRUMENTS[code])) ? (
          <Section top="none" title={goldCompared.title} lead={goldCompared.lead}>
            <ComparedGold traded={traded} />
          </Section>
        ) : null}
      </GoldRates>
    </WordsProvider>
  )
}
