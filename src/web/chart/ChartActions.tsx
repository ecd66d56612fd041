import { useEffect, useRef } from 'react'
import { MINUTE } from '#domain/calendar.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { chartCopy } from '../copy/chart.ts'
import { useZone } from '../page-state.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { check, copy, download } from '../ui/icons.ts'
import { useCopied } from '../ui/use-copied.ts'
import { type ChartChoice, writeChoice } from './chart-choice.ts'
import { chartCsv } from './chart-csv.ts'
import styles from './ChartActions.module.css'

interface ChartActionsProps {
  choice: ChartChoice
  points: readonly HistoryPoint[]
  source: string
  fileName: string
}

export function ChartActions({ choice, points, source, fileName }: ChartActionsProps) {
  const zone = useZone()
  const { state, copy: copyText } = useCopied()
  const address = `${location.origin}${location.pathname}${writeChoice(choice)}`

  const saveCsv = (): void => {
    const url = URL.createObjectURL(
      new Blob([chartCsv(points, choice.period, source, zone)], { type: 'text/csv;charset=utf-8' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    // Safari asks before it saves, and reads the address only then.
    setTimeout(() => URL.revokeObjectURL(url), MINUTE)
  }

  return (
    <div className={styles.actions}>
      <Button kind="line" onClick={saveCsv}>
        <Icon of={download} />
        {chartCopy.download}
      </Button>
      <Button kind="line" onClick={() => void copyText(address)}>
        <Icon of={state === 'copied' ? check : copy} />
        <span aria-live="polite">{state === 'copied' ? chartCopy.linkCopied : chartCopy.link}</span>
      </Button>
      {state === 'refused' ? <SelectedAddress address={address} /> : null}
    </div>
  )
}

/** For one's own copy command, where the clipboard would not take it. */
function SelectedAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [address])
  return <input ref={field} className={styles.address} aria-label={chartCopy.linkToCopy} value={address} readOnly />
}
