import type { ReactNode } from 'react'
import { dayOf, writeIso } from '#domain/calendar.ts'
import { isAhead } from '#domain/freshness.ts'
import { ageInWords } from '../../copy/calculator.ts'
import { slip as copy } from '../../copy/slip.ts'
import { formatDateTime, formatQuotedAt, formatTime } from '../../format/format.ts'
import { island, useIsland } from '../../islands/index.ts'
import { useAsOfNow, useCell, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clock, hand, moon, phoneIcon } from '../../ui/icons.ts'
import { OpeningStatus, SampleChip, type ShownFreshness, SourceChip, useSourceWord } from '../rates/index.ts'
import type { QuoteActionsProps } from './QuoteActions.tsx'
import banknote from '../../ui/Banknote.module.css'
import styles from './SlipFrame.module.css'

interface SlipFrameProps {
  readonly title: string
  /** What its prices are of. */
  readonly about: string
  /** Of the oldest price that the slip goes by; null: it goes by none. */
  readonly quotedAt: number | null
  readonly refused?: boolean
  readonly children: ReactNode
}

/** The answer's sheet, framed as a banknote is: what was asked, how fresh the price is and of when, and the answer. */
export function SlipFrame({ title, about, quotedAt, refused = false, children }: SlipFrameProps) {
  return (
    <section className={`${banknote.note} ${styles.slip}`} aria-label={copy.region(title)}>
      <header className={`${banknote.head} ${styles.head}`}>
        <h2>{title}</h2>
        <div className={styles.chips}>
          <SampleChip of="market" />
          {refused ? (
            <Chip night kind="off" icon={hand}>
              {copy.halted.chip}
            </Chip>
          ) : (
            <PriceState about={about} quotedAt={quotedAt} />
          )}
        </div>
      </header>
      <div className={`${banknote.underprint} ${styles.body}`}>{children}</div>
    </section>
  )
}

function PriceState({ about, quotedAt }: Pick<SlipFrameProps, 'about' | 'quotedAt'>) {
  const { status } = useLive()
  const word = useSourceWord(about, useCell(status.table), quotedAt)
  return (
    <>
      <SourceChip word={word} quotedAt={quotedAt} />
      {quotedAt === null ? null : <PriceTime quotedAt={quotedAt} isInChip={word === 'dated'} />}
    </>
  )
}

/** Paper has no chip, and its reader no calendar beside it. */
function PriceTime({ quotedAt, isInChip }: { quotedAt: number; isInChip: boolean }) {
  const moment = useAsOfNow(({ now }) =>
    dayOf(quotedAt) === dayOf(now) ? formatTime(quotedAt) : formatQuotedAt(quotedAt, now),
  )
  return (
    <time className={styles.time} dateTime={writeIso(quotedAt)} translate="no">
      {isInChip ? null : <span className={styles.onScreen}>{moment}</span>}
      <span className={styles.onPaper}>{formatDateTime(quotedAt)}</span>
    </time>
  )
}

/** Warns of a sum by an old rate, or by one of before the counter closed. */
export function FreshnessNotice({ freshness, quotedAt }: { freshness: ShownFreshness; quotedAt: number }) {
  const age = useAsOfNow(({ now }) =>
    isAhead(quotedAt, now) ? copy.stale.ageUnknown : copy.stale.age(ageInWords(now - quotedAt)),
  )
  switch (freshness) {
    case 'stale':
      return <Callout icon={clock} title={age} text={copy.stale.meaning} warns />
    case 'closed':
      return <Callout icon={moon} title={copy.closed.title} text={copy.closed.meaning} warns />
    case 'live':
    case 'dated':
    case 'delayed':
      return null
  }
}

export function ByWhichRate({ children }: { children: ReactNode }) {
  return (
    <div className={styles.by}>
      <p>{children}</p>
      <OpeningStatus />
    </div>
  )
}

export function CallAction() {
  const { phone: counter } = usePageState().office
  return (
    <ButtonLink to={`tel:${counter.uri}`} kind="line" className={styles.action}>
      <Icon of={phoneIcon} />
      <span translate="no">{counter.text}</span>
    </ButtonLink>
  )
}

const quoteActions = island(async () => (await import('./QuoteActions.tsx')).QuoteActions)

/** Sharing and printing need scripts: not in the server's HTML, their code comes once the page runs. */
export function LazyQuoteActions(props: QuoteActionsProps) {
  const state = useIsland(quoteActions)
  return state.kind === 'here' ? <quoteActions.Component {...props} /> : null
}
