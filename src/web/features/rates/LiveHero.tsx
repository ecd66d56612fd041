import { useId } from 'react'
import { dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { emptyTexts, hero } from '../../copy/rates.ts'
import { formatQuotedAt, formatTime } from '../../format/format.ts'
import { type SourceStatus, useAsOfNow, useCell, useDailyCloses, useFeed, useLive, useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { AskRow } from './AskRow.tsx'
import { EmptyBody } from './EmptyBody.tsx'
import { HeroFace } from './HeroFace.tsx'
import { OpeningDoor } from './OpeningDoor.tsx'
import { SampleChip } from './SampleChip.tsx'
import { SourceChip } from './SourceChip.tsx'
import { useSourceWord } from './use-source-word.ts'
import banknote from '../../ui/Banknote.module.css'
import styles from './LiveHero.module.css'

const FACES = ['USD', 'EUR'] as const satisfies CurrencyCode[]

/** Dollar and euro at a glance, over a connection of their own; both show the store, so they never disagree with the table. */
export function LiveHero() {
  useFeed('hero')
  useDailyCloses()
  const { office, zone } = usePageState()
  const status = useHeroStatus()
  const rows = [useRow('USD'), useRow('EUR')]
  const times = rows.flatMap(({ pair, halted }) => (pair === null || halted ? [] : pair.quotedAt))
  const updatedAt = times.length === 0 ? null : Math.max(...times)
  const word = useSourceWord(status, updatedAt)
  const moment = useAsOfNow(({ now }) => {
    // The chip tells it then.
    if (updatedAt === null || word === 'dated') return null
    return dayOf(updatedAt, zone) === dayOf(now, zone)
      ? formatTime(updatedAt, zone)
      : formatQuotedAt(updatedAt, now, zone)
  })
  const titleId = useId()
  return (
    <section className={banknote.note} aria-labelledby={titleId}>
      <header className={`${banknote.head} ${styles.head}`}>
        <h2 id={titleId}>{hero.title(office.shortName)}</h2>
        <OpeningDoor night className={styles.door} />
        <div className={styles.chips}>
          <SampleChip of="market" />
          <SourceChip word={word} quotedAt={updatedAt} />
        </div>
        {moment === null ? null : (
          <span className={styles.time} translate="no">
            {moment}
          </span>
        )}
      </header>
      {rows.every(({ pair, halted }) => pair === null && !halted) ? (
        <div className={styles.loading}>
          <EmptyBody kind="loading" title={emptyTexts.loading.title} />
        </div>
      ) : (
        <div className={styles.faces}>
          {FACES.map((code) => (
            <HeroFace key={code} code={code} />
          ))}
        </div>
      )}
      <AskRow />
    </section>
  )
}

/** The store lives from both connections and from polling: while any of them brings prices, the hero isn't lost. */
function useHeroStatus(): SourceStatus {
  const { status } = useLive()
  const own = useCell(status.hero)
  const table = useCell(status.table)
  return table === 'json' || table === 'connected' ? table : own
}
