import type { ReactNode } from 'react'
import type { Instrument } from '#domain/instrument.ts'
import { chartPanel } from '../../copy/chart-panel.ts'
import { perHundred } from '../../copy/rates.ts'
import { IconButton } from '../../ui/Button.tsx'
import { x } from '../../ui/icons.ts'
import { PANEL_TITLE } from './panel-place.ts'
import styles from './ChartPanel.module.css'

interface ChartHeadProps {
  instrument: Instrument
  /** "Dolar / TL" */
  title: string
  /** Without it the chart is a part of its page, always open. */
  onClose?: (() => void) | undefined
  /** Whose line it is. */
  children?: ReactNode
}

export function ChartHead({ instrument: { id, unit, group }, title, onClose, children }: ChartHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={PANEL_TITLE} tabIndex={-1}>
        <span>{title}</span>{' '}
        <span className={styles.code}>
          {/* What a metal is called by its provider says nothing to visitors. */}
          {group === null ? <span translate="no">{id}</span> : null}
          {unit === 100 ? <small> {perHundred}</small> : null}
        </span>
      </h2>
      <div className={styles.mark}>{children}</div>
      {onClose === undefined ? null : (
        <IconButton icon={x} label={chartPanel.close} className={styles.close} onClick={onClose} />
      )}
    </header>
  )
}
