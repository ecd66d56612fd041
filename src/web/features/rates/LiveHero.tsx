import { currencyPath } from '#contract/paths.ts'
import { dayOf } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Rate } from '#domain/rate.ts'
import { hero } from '../../copy/rates.ts'
import { formatQuotedAt, formatRate, formatTime } from '../../format/format.ts'
import {
  type Flash,
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
const SIDES = ['buy', 'sell'] as const

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
    <HeroFrame title={hero.title} word={word} quotedAt={updatedAt} time={time} className={styles.hero}>
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

/** One currency of the hero: the change of the selling rate, and both sides in large figures. */
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
  const { empty } = useWords('live')
  const { rate: decimals, change } = CURRENCIES[code].decimals
  if (pair === null) return <p className={styles.words}>{empty.loading.title}</p>
  return (
    <>
      <div className={styles.move}>
        <Movement sell={pair.sell} previousClose={previousClose} decimals={change} zeroIsGreen />
      </div>
      <dl className={styles.sides}>
        {SIDES.map((side) => (
          <Side key={side} side={side} rate={pair[side]} flash={flash[side]} decimals={decimals} />
        ))}
      </dl>
      <QuoteTime about={code} quotedAt={pair.quotedAt} className={styles.age} />
    </>
  )
}

interface SideProps {
  side: (typeof SIDES)[number]
  rate: Rate
  flash: Flash | null
  decimals: number
}

function Side({ side, rate, flash, decimals }: SideProps) {
  const { columns } = useWords('rates')
  return (
    <div>
      <dt>
        <span>{columns[side]}</span> <small>{hero.sides[side]}</small>
      </dt>
      <dd {...useFlash(flash)} translate="no">
        <span>{formatRate(rate, decimals)}</span>
        <small>{'\u00a0'}₺</small>
      </dd>
    </div>
  )
}
