import { useState } from 'react'
import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { languagePath } from '#contract/languages.ts'
import { codeIn, type SumQuery } from '#contract/sum-query.ts'
import { amountOf } from '#domain/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { LiveBoard, OtherCurrencies } from '../../features/rates/index.ts'
import { useSumAddress, useSumForm, useSumQuery } from '../../features/sum/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Bring } from './Bring.tsx'
import { FindUs } from './FindUs.tsx'
import { useLanguage } from './language-context.tsx'
import { LazyNotes } from './LazyNotes.tsx'
import { papersIslands } from './papers-islands.tsx'
import { SumCard } from './SumCard.tsx'
import styles from './LanguagePage.module.css'

/** The page for visitors who do not read Turkish: a sum, the opening hours, the documents and the way. */
export function LanguagePage() {
  const { language, words } = useLanguage()
  const { calculatorQuery, office } = usePageState()
  const { directions } = office
  const { query, number } = useSumQuery(calculatorQuery, LANGUAGE_GOODS[language])
  return (
    <div className={styles.page}>
      <PageHead title={words.title(directions[language].place ?? directions.tr.place)} lead={words.lead} slim />
      <Answers key={number} asked={query} />
      <IslandRoot island={papersIslands[language]} />
    </div>
  )
}

/** The sum and the sections that depend on it. */
function Answers({ asked }: { asked: SumQuery<CurrencyCode> }) {
  const { language, words } = useLanguage()
  const goods = LANGUAGE_GOODS[language]
  const [first] = useState(() => withExample(asked))
  const form = useSumForm(first, goods)
  useSumAddress(form, goods)
  const { query } = form
  return (
    <>
      <Section top="closer">
        <div className={styles.pair}>
          <SumCard form={form} />
          <LiveBoard headingLevel={2} isBesideSum foot={words.board.notice}>
            <OtherCurrencies calculator={languagePath(language)} />
          </LiveBoard>
        </div>
      </Section>
      <Section top="none">
        <div className={styles.pair}>
          <LazyNotes part="table" code={query.rows.map(codeIn)[0] ?? 'USD'} />
          <Bring query={query} />
          <FindUs />
        </div>
      </Section>
    </>
  )
}

/** Returns the query, or an example if it is empty. */
function withExample(query: SumQuery<CurrencyCode>): SumQuery<CurrencyCode> {
  const [row] = query.rows
  if (row !== undefined && row.kind !== 'blank') return query
  const code = row?.code ?? 'USD'
  return { ...query, rows: [{ kind: 'item', item: { code, amount: amountOf(code === 'JPY' ? '10000' : '100') } }] }
}
