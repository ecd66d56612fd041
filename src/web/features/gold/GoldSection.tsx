import { PAGES } from '#contract/paths.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldCopy as copy, goldWords, noPrice } from '../../copy/gold.ts'
import { formatRate } from '../../format/format.ts'
import { GoldRates, useFeed, useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { Missing } from '../../ui/Missing.tsx'
import { Section } from '../../ui/Section.tsx'
import { useWords } from '../../words/index.ts'
import { QuoteTime } from '../rates/index.ts'
import { GoldIcon, GoldPlate, type GoldPlateName } from './GoldIcon.tsx'
import { GoldTag } from './GoldTag.tsx'
import sheet from '../../ui/Sheet.module.css'
import styles from './GoldSection.module.css'

const SHOWN: readonly { readonly code: MetalCode; readonly plate: GoldPlateName; readonly detail: string }[] = [
  { code: 'KULCEALTIN', plate: 'gram', detail: copy.details.gram },
  { code: 'CEYREK_YENI', plate: 'quarter', detail: copy.details.coin },
  { code: 'YARIM_YENI', plate: 'half', detail: copy.details.coin },
  { code: 'TEK_YENI', plate: 'full', detail: copy.details.coin },
  { code: 'ATA_YENI', plate: 'ata', detail: copy.details.coin },
]

export function GoldSection() {
  return (
    <GoldRates board="coins">
      <Products />
    </GoldRates>
  )
}

function Products() {
  useFeed('table')
  const traded = usePageState().office.gold?.traded ?? []
  return (
    <Section top="none" label={copy.title}>
      <div className={styles.section}>
        <div className={styles.head}>
          <div>
            <h2>{copy.title}</h2>
            <p className="lead">{copy.lead}</p>
          </div>
          <ButtonLink to={PAGES.gold.path} kind="line">
            {copy.more}
            <Icon of={arrowRight} />
          </ButtonLink>
        </div>
        <ul className={`${sheet.card} ${styles.cards}`}>
          {SHOWN.map((product) => (
            <li key={product.code}>
              <GoldCard {...product} traded={traded.includes(product.code)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const SIDES = ['buy', 'sell'] as const

function GoldCard({ code, plate, detail, traded }: (typeof SHOWN)[number] & { traded: boolean }) {
  const { columns, ask } = useWords('rates')
  const { quote, halted } = useRow(code)
  const { rate: decimals } = INSTRUMENTS[code].decimals
  const shown = halted ? null : quote
  const missing = halted ? ask : noPrice.sell
  return (
    <a className={styles.card} href={PAGES.gold.path}>
      <GoldPlate name={plate} className={styles.plate} />
      <GoldIcon code={code} className={styles.icon} />
      <h3>
        <span>{goldWords(code).name}</span>
        {traded ? null : <GoldTag className={styles.tag} />}
        <small>{detail}</small>
      </h3>
      <span className={styles.time}>
        {shown === null ? missing : <QuoteTime about={code} quotedAt={shown.quotedAt} />}
      </span>
      <dl>
        {SIDES.map((side) => {
          const rate = shown?.[side] ?? null
          return (
            <div key={side} className={side === 'sell' ? styles.sell : undefined}>
              <dt>{columns[side]}</dt>
              <dd>
                {rate === null ? (
                  <Missing word={noPrice[side]} />
                ) : (
                  <span translate="no">{formatRate(rate, decimals)}</span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </a>
  )
}
