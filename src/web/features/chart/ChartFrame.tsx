import type { ReactNode, Ref } from 'react'
import type { Instrument } from '#domain/instrument.ts'
import { chartPanel } from '../../copy/chart-panel.ts'
import { perHundred } from '../../copy/rates.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { x } from '../../ui/icons.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { CHART_TITLE } from './chart-choice.ts'
import styles from './ChartFrame.module.css'

interface ChartFrameProps {
  instrument: Instrument
  title: string
  /** Without it the chart is a part of its page, always open. */
  onClose?: (() => void) | undefined
  origin?: ReactNode
  /** Which part is on its way: without its code the whole panel, else what the body shows. */
  busy: 'panel' | 'body' | null
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function ChartFrame({ instrument, title, onClose, origin, busy, ref, children }: ChartFrameProps) {
  const { id, unit, group } = instrument
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
            {/* What a metal is called by its provider says nothing to visitors. */}
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
