import { PAGES } from '#contract/paths.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldSection as copy, goldWords, noPrice } from '../../copy/gold.ts'
import { askAtTheCounter, columns } from '../../copy/rates.ts'
import { formatRate } from '../../format/format.ts'
import { GoldRates, useFeed, useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { QuoteTime, Missing } from '../rates/index.ts'
import { GoldIcon, GoldPlate, GoldTag, type GoldPlateName } from './GoldIcon.tsx'
import sheet from './gold-section.css?url'

/** What most people ask for, with its plate. */
const SHOWN: readonly (readonly [code: MetalCode, plate: GoldPlateName, detail: string])[] = [
  ['KULCEALTIN', 'gram', copy.details.gram],
  ['CEYREK_YENI', 'quarter', copy.details.coin],
  ['YARIM_YENI', 'half', copy.details.coin],
  ['TEK_YENI', 'full', copy.details.coin],
  ['ATA_YENI', 'ata', copy.details.coin],
]

/** Gold on the home page: five products, and the way to all. */
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
      <link rel="stylesheet" href={sheet} />
      <div className="gold-home">
        <div className="gold-home-top">
          <div>
            <h2>{copy.title}</h2>
            <p>{copy.lead}</p>
          </div>
          <ButtonLink to={PAGES.gold.path} kind="line">
            {copy.more}
            <Icon of={arrowRight} />
          </ButtonLink>
        </div>
        <ul className="gold-cards">
          {SHOWN.map(([code, plate, detail]) => (
            <li key={code}>
              <GoldCard code={code} plate={plate} detail={detail} traded={traded.includes(code)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface GoldCardProps {
  code: MetalCode
  plate: GoldPlateName
  detail: string
  traded: boolean
}

const SIDES = ['buy', 'sell'] as const

function GoldCard({ code, plate, detail, traded }: GoldCardProps) {
  const { quote, halted } = useRow(code)
  const { rate: decimals } = INSTRUMENTS[code].decimals
  const shown = halted ? null : quote
  return (
    <a className="gold-card" href={PAGES.gold.path}>
      <GoldPlate name={plate} />
      <GoldIcon code={code} />
      <h3>
        <span>{goldWords[code].name}</span>
        {traded ? null : <GoldTag />}
        <small>{detail}</small>
      </h3>
      <span className="gold-card-time">
        {shown === null ? halted ? askAtTheCounter : noPrice.sell : <QuoteTime quotedAt={shown.quotedAt} />}
      </span>
      <dl>
        {SIDES.map((side) => {
          const rate = shown?.[side] ?? null
          return (
            <div key={side} className={side === 'sell' ? 'gold-card-sell' : undefined}>
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
