import { type ReactNode, useId } from 'react'
import { PAGES } from '#contract/paths.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { hero } from '../../copy/rates.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, calculatorIcon } from '../../ui/icons.ts'
import { OpeningStatus } from './OpeningStatus.tsx'
import { SourceAnnouncement } from './SourceAnnouncement.tsx'
import { isLiveWord, SampleChip, SourceChip, type SourceWord } from './SourceChip.tsx'
import banknote from '../../ui/Banknote.module.css'
import foot from '../../ui/FootLink.module.css'
import styles from './HeroFrame.module.css'

interface HeroFrameProps {
  title: ReactNode
  word: SourceWord
  /** The time of the newest price. Null means that no time is shown. */
  quotedAt: number | null
  time?: string | null
  exchange?: CurrencyCode
  announces?: boolean
  className?: string | undefined
  children: ReactNode
}

export function HeroFrame({
  title,
  word,
  quotedAt,
  time = null,
  exchange,
  announces = false,
  className = '',
  children,
}: HeroFrameProps) {
  const titleId = useId()
  return (
    <section className={`${banknote.note} ${className}`.trim()} aria-labelledby={titleId}>
      <header className={`${banknote.head} ${styles.head}`}>
        <h2 id={titleId}>{title}</h2>
        <OpeningStatus night className={styles.opening} isLive={isLiveWord(word)} />
        <div className={styles.chips}>
          <SampleChip of="market" />
          <SourceChip word={word} quotedAt={quotedAt} />
        </div>
        {time === null ? null : (
          <span className={styles.time} translate="no">
            {time}
          </span>
        )}
      </header>
      {children}
      <a
        href={exchange === undefined ? PAGES.calculator.path : `${PAGES.calculator.path}?bozdur=${exchange}`}
        className={`${styles.ask} screen-only`}
      >
        <Icon of={calculatorIcon} className={foot.sign} />
        <span>
          <b>{hero.ask.title}</b> <small>{hero.ask.text}</small>
        </span>
        <span className={styles.go}>
          {hero.ask.go}
          <Icon of={arrowRight} />
        </span>
      </a>
      {announces ? <SourceAnnouncement word={word} /> : null}
    </section>
  )
}
