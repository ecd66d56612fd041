import type { ReactNode, Ref } from 'react'
import type { Instrument } from '#domain/instrument.ts'
import { chartPanel } from '../../copy/chart-panel.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { x } from '../../ui/icons.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { useWords } from '../../words/index.ts'
import { CHART_TITLE } from './chart-choice.ts'
import styles from './ChartFrame.module.css'

interface ChartFrameProps {
  instrument: Instrument
  title: string
  /** Undefined means that the chart is a fixed part of its page and cannot be closed. */
  onClose?: (() => void) | undefined
  origin?: ReactNode
  /** The part that is loading: the panel if its code is missing, else the body. */
  busy: 'panel' | 'body' | null
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function ChartFrame({ instrument, title, onClose, origin, busy, ref, children }: ChartFrameProps) {
  const { id, unit, group } = instrument
  const { perHundred } = useWords('rates')
  return (
    <section
      ref={ref}
      className={onClose === undefined ? `${styles.part} script-only` : styles.panel}
      aria-labelledby={CHART_TITLE}
      aria-busy={busy === 'panel' || undefined}
    >
      <header className={styles.head}>
        <h2 id={CHART_TITLE} tabIndex={-1}>
          <span>{title}</span>{' '}
          <span className={styles.code}>
            {/* The code of a metal is hidden because visitors do not know it. */}
            {group === null ? <span translate="no">{id}</span> : null}
            {unit === 100 ? <small> {perHundred}</small> : null}
          </span>
        </h2>
        <div className={styles.origin}>{origin}</div>
        {onClose === undefined ? null : (
          <IconButton icon={x} label={chartPanel.close} className={`${styles.close} screen-only`} onClick={onClose} />
        )}
      </header>
      <div className={styles.body} aria-busy={busy === 'body' || undefined}>
        {children}
      </div>
    </section>
  )
}

export function ChartLoading() {
  return (
    <div className={styles.empty} role="status">
      <Spinner className={styles.spinner} />
      <b>{chartPanel.loading}</b>
    </div>
  )
}

export function ChartFailed({ text, again }: { text: string; again: () => void }) {
  return (
    <div className={styles.empty} role="status">
      <b>{text}</b>
      <Button kind="line" onClick={again}>
        {chartPanel.again}
      </Button>
    </div>
  )
}
