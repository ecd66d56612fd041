import { currencyPath } from '#contract/paths.ts'
import { dayOf } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { hero } from '../../copy/rates.ts'
import { formatQuotedAt, formatRate, formatTime } from '../../format/format.ts'
import {
  type RowState,
  type SourceStatus,
  useAsOfNow,
  useCell,
  useDailyCloses,
  useFeed,
  useLive,
  useRow,
} from '../../live/index.ts'
import { useWords } from '../../words/index.ts'
import { EmptyBody } from './EmptyBody.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { Movement } from './Movement.tsx'
import { QuoteTime } from './QuoteTime.tsx'
import { useFlash } from './RateCell.tsx'
import { useSourceWord } from './SourceChip.tsx'
import underprint from '../../ui/Underprint.module.css'
import styles from './LiveHero.module.css'

const FACES = ['USD', 'EUR'] as const satisfies CurrencyCode[]

/** The dollar and the euro, over their own connection. Hero and table show one store, so they show equal prices. */
export function LiveHero() {
  useFeed('hero')
  useDailyCloses()
  const status = useHeroStatus()
  const rows = [useRow('USD'), useRow('EUR')]
  const times = rows.flatMap(({ pair, halted }) => (pair === null || halted ? [] : pair.quotedAt))
  const updatedAt = times.length === 0 ? null : Math.max(...times)
  const word = useSourceWord(
    'hero',
    status,
    updatedAt,
    rows.every(({ halted }) => halted),
  )
  const time = useAsOfNow(({ now }) => {
    // The chip already shows the time.
    if (updatedAt === null || word === 'dated') return null
    return dayOf(updatedAt) === dayOf(now) ? formatTime(updatedAt) : formatQuotedAt(updatedAt, now)
  })
  const isLoading = rows.every(({ pair, halted }) => pair === null && !halted)
  return (
    <HeroFrame title={hero.title} word={word} quotedAt={updatedAt} time={time}>
      {isLoading ? (
        <div className={styles.loading}>
          <EmptyBody status="connecting" details={null} />
        </div>
      ) : (
        <div className={styles.faces}>
          {FACES.map((code) => (
            <HeroFace key={code} code={code} />
          ))}
        </div>
      )}
    </HeroFrame>
  )
}

/** Returns the table's status if it receives prices, because both connections and polling fill the same store. */
function useHeroStatus(): SourceStatus {
  const { status } = useLive()
  const own = useCell(status.hero)
  const table = useCell(status.table)
  return table === 'json' || table === 'connected' ? table : own
}

/** One currency of the hero: the selling rate in large figures, its change and both sides. */
function HeroFace({ code }: { code: CurrencyCode }) {
  const { names, ask } = useWords('rates')
  const row = useRow(code)
  return (
    <article className={`${underprint.underprint} ${styles.face}`}>
      <h3 className={styles.pair}>
        <a href={currencyPath(code)} translate="no">{`${code}/TRY`}</a>{' '}
        <span className={styles.name}>{names[code]}</span>
      </h3>
      {row.halted ? <p className={styles.words}>{ask}</p> : <Prices code={code} row={row} />}
    </article>
  )
}

function Prices({ code, row: { pair, previousClose, flash } }: { code: CurrencyCode; row: RowState }) {
  const { columns } = useWords('rates')
  const { empty } = useWords('live')
  const figure = useFlash(flash.sell, styles.figure)
  const buy = useFlash(flash.buy)
  const sell = useFlash(flash.sell)
  const { rate: decimals, change } = CURRENCIES[code].decimals
  if (pair === null) return <p className={styles.words}>{empty.loading.title}</p>
  return (
    <>
      <p className={styles.label}>{hero.sellRate}</p>
      <p {...figure} translate="no">
        <span>{formatRate(pair.sell, decimals)}</span>
        <small>{'\u00a0'}₺</small>
      </p>
      <div className={styles.move}>
        <Movement sell={pair.sell} previousClose={previousClose} decimals={change} zeroIsGreen />
      </div>
      <dl className={styles.sides}>
        <div>
          <dt>{columns.buy}</dt>
          <dd {...buy} translate="no">
            {formatRate(pair.buy, decimals)}
          </dd>
        </div>
        <div>
          <dt>{columns.sell}</dt>
          <dd {...sell} translate="no">
            {formatRate(pair.sell, decimals)}
          </dd>
        </div>
      </dl>
      <QuoteTime about={code} quotedAt={pair.quotedAt} className={styles.age} />
    </>
  )
}
