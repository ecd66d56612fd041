import { useId } from 'react'
import { fieldsOf } from '#contract/json.ts'
import { currencyPath, pageAt } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { currencyPage as copy } from '../../copy/currency-page.ts'
import { currencyWords } from '../../copy/currency-words.ts'
import { currencyNames } from '../../copy/rates.ts'
import { TURKISH_PRICES } from '../../copy/turkish-prices.ts'
import { banknoteIslands } from '../../features/banknotes/index.ts'
import { LazyChart, RecentDaysTable, useChartChoice } from '../../features/chart/index.ts'
import { CurrencyFaces, OfficeNotice } from '../../features/rates/index.ts'
import { sumIslands } from '../../features/sum/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import { usePlace } from '../../navigation/index.ts'
import { Crumb } from '../../ui/Crumb.tsx'
import { LegalNotice } from '../../ui/LegalNotice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WordsProvider } from '../../words/index.ts'
import { currencyTitle } from './currency-head.ts'
import { questionIslands } from './question-islands.ts'
import choices from '../../ui/Choices.module.css'
import split from '../../ui/Split.module.css'
import styles from './CurrencyPage.module.css'

export function CurrencyPage() {
  const page = pageAt(usePlace().path)
  if (page?.key !== 'currency') throw new Error('CurrencyPage is rendered at a path without a currency')
  return <PageOf code={page.code} />
}

function PageOf({ code }: { code: CurrencyCode }) {
  const [chosen, choose] = useChartChoice(CURRENCY_CODES)
  const choice = chosen?.code === code ? chosen : { code, period: 'monthly' as const }
  const name = currencyWords[code].heading
  return (
    <WordsProvider words={TURKISH_PRICES}>
      <PageHead above={<Crumb name={code} isCode />} title={currencyTitle(code)} lead={copy.lead(code)} slim />
      <Section top="close">
        <OfficeNotice />
        <div className={split.split}>
          <CurrencyFaces code={code} />
          <Banknotes code={code} />
          <LazyChart
            instrument={CURRENCIES[code]}
            name={currencyNames[code]}
            choice={choice}
            title={copy.chart(name)}
            onChoose={choose}
          />
          <div className={`${split.split} ${split.table}`}>
            <RecentDaysTable code={code} />
            <IslandRoot island={questionIslands[code]} />
          </div>
        </div>
      </Section>
      <IslandRoot island={sumIslands[code]} />
      <Section top="none">
        <OtherCurrencies code={code} />
        <div className={styles.notice}>
          <LegalNotice />
        </div>
      </Section>
    </WordsProvider>
  )
}

/** Shows the banknote table if the office has rules, also if they are added while the page is open. */
function Banknotes({ code }: { code: CurrencyCode }) {
  const { banknotes } = useCell(useLive().settings)
  return fieldsOf(banknotes)[code] === undefined ? null : <IslandRoot island={banknoteIslands[code]} />
}

function OtherCurrencies({ code: here }: { code: CurrencyCode }) {
  const titleId = useId()
  return (
    <>
      <h2 id={titleId} className="subtitle screen-only">
        {copy.others}
      </h2>
      <nav aria-labelledby={titleId} className={`${choices.choices} screen-only`}>
        {CURRENCY_CODES.map((code) => (
          <a key={code} href={currencyPath(code)} aria-current={code === here ? 'page' : undefined}>
            <span translate="no">{code}</span>
            <VisuallyHidden> {currencyWords[code].heading}</VisuallyHidden>
          </a>
        ))}
      </nav>
    </>
  )
}
